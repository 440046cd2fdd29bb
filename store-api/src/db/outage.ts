/** The message of `pg` when the server did not answer a query in time. */
export const NO_ANSWER = 'Query read timeout'

/**
 * SQLSTATEs after which the same request may succeed: connection lost (08), conflicts that outlived their retries (40),
 * resources used up, disk included (53), statement cancelled, server stopping or starting (57), its disk or files
 * failing (58), a lock not had in time (55P03), a transaction ended as idle (25P03), a server that is read-only
 * (25006). Source: PostgreSQL, appendix A.
 */
const STATES = /^(08\w{3}|40001|40P01|53\w{3}|57014|57P0[1-5]|58\w{3}|55P03|25P03|25006)$/
const SYSTEM = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC)$/
/** Errors of `pg` and Kysely that have no code. */
const TEXTS = new RegExp(
  `^${NO_ANSWER}$|timeout exceeded when trying to connect|Connection terminated|not queryable|connection has been discarded|pool after calling end|driver has already been destroyed`,
)

/** Whether PostgreSQL or its disk is unavailable or overloaded, so that a retry of the same request may succeed. */
export function isOutage({ code = '', message }: { code?: string; message: string }): boolean {
  return STATES.test(code) || SYSTEM.test(code) || TEXTS.test(message)
}
