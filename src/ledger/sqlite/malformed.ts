/** Whether SQLite found a page that is not as it must be (SQLITE_CORRUPT and its kinds). */
export function isMalformed(error: unknown): error is { readonly code: string; readonly message: string } {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return typeof error.code === 'string' && error.code.startsWith('SQLITE_CORRUPT');
}
