import { setTimeout as sleep } from 'node:timers/promises'

/** Deadlock and serialisation failure: PostgreSQL undid the transaction, and it may be run again. */
const CONFLICTS = new Set(['40P01', '40001'])
const TRIES = 5

/** Runs a transaction again when it lost against others; throws what it throws otherwise. */
export async function retryConflicts<Result>(run: () => Promise<Result>, tries = TRIES): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (tries <= 1 || !isConflict(error)) throw error
    await sleep(5 + Math.random() * 45)
    return retryConflicts(run, tries - 1)
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && CONFLICTS.has(error.code)
}
