/** Milliseconds, each longer than what it waits for: docs/operations.md, 'Timeouts'. */
export const TIME_LIMITS = {
  /** The browser, for one operation, a second try included. */
  browser: 4_000,
  /** The server, for all operations of one page or form. */
  page: 3_800,
  /** Either, where a file goes up: slow lines need their time. */
  upload: 30_000,
}
