// Replaced when the worker is built (server/build-worker.ts).
declare const __RELEASE__: string
declare const __FILES__: readonly string[]

/** Which build of the shop this worker belongs to. */
export const release = __RELEASE__
/** The addresses of the files that the front pages need. */
export const firstFiles = __FILES__
