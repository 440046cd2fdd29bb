/** '0.4', '2.1': megabytes, never nothing. */
export function sizeOf(bytes: number): string {
  return String(Math.max(0.1, Math.round((bytes / 1024 / 1024) * 10) / 10))
}
