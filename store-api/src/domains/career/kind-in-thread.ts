import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CvKind } from './cv-file.ts'

/** Timeout for the check of a file (ms); a normal file takes a fraction of it. */
const PATIENCE = 4_000
const MEMORY = { maxOldGenerationSizeMb: 256 }

let thread: Promise<Worker> | undefined
let before: Promise<unknown> = Promise.resolve()

/**
 * What a file is, looked at in a thread of its own so that no file holds up the requests of others: one after the
 * other, and null for one that was made to take long or much.
 */
export function kindInThread(file: Buffer): Promise<CvKind | null> {
  const kind = before.then(() => ask(file))
  before = kind.catch(() => undefined)
  return kind
}

async function ask(file: Buffer): Promise<CvKind | null> {
  thread ??= startWorker().catch((error) => {
    thread = undefined
    throw error
  })
  const worker = await thread
  worker.postMessage(file)
  try {
    const [kind] = (await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE) })) as [CvKind | null]
    return kind
  } catch {
    thread = undefined
    await worker.terminate()
    return null
  }
}

async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./cv-thread.ts', import.meta.url), { resourceLimits: MEMORY })
  await once(worker, 'message')
  // It keeps no process alive.
  worker.unref()
  return worker
}
