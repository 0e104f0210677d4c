/** An error of the operating system (a file is not there, may not be written…), told by its system call. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'syscall' in error && 'message' in error;
}
