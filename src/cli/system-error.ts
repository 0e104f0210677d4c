/** An error of the operating system (a file is not there, may not be written…), told by its system call. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'syscall' in error && 'message' in error;
}

/** Why a file cannot be read, in words. */
export function whyUnread(file: string, error: Error): string {
  const isAbsent = isSystemError(error) && error.code === 'ENOENT';
  return isAbsent ? `there is no file ${file}` : `${file} cannot be read: ${error.message}`;
}
