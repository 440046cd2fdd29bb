/** All limits of what is sent in, in bytes. Each stands in a table of docs/ with its reason: `scripts/limit-tables.test.ts` compares them. */
export const limits = {
  body: 1024 * 1024,
  /** Of a form with a file: more than the shop takes, so that it says so itself. */
  upload: 12 * 1024 * 1024,
}
