/** Timeouts in milliseconds, each longer than that of its callee: docs/operations.md, 'Timeouts'. */
export const TIME_LIMITS = {
  /** In the browser, for one operation including its retry. */
  browser: 4_000,
  /** On the server, for all operations of one page or form. */
  page: 3_800,
  /** In both, for uploads: slow connections need more time. */
  upload: 30_000,
}
