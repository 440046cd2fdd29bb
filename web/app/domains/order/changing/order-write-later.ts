import type { Write } from '#app/lib/route/route-types.ts'

/** `orderWrite` for the browser, which fetches its code with the first press: most visits only look. */
export const orderWriteLater: Write = async (visit, tools) => (await import('./order-write.ts')).orderWrite(visit, tools)
