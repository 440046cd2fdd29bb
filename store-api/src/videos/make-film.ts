import { Worker } from 'node:worker_threads'

/** Milliseconds after each frame: who shops meanwhile needs the machine too. */
const PAUSE = 15

/**
 * Makes a film in a thread of its own.
 *
 * @throws what went wrong there; AbortError when it was stopped
 */
export async function makeFilm(name: string, signal: AbortSignal): Promise<Uint8Array> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./film-worker.ts', import.meta.url), { workerData: { name, pauseMs: PAUSE } })
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      const lost = new Error(`film ${name}: its thread ended without a film`)
      worker.once('exit', () => reject(signal.aborted ? signal.reason : lost))
    })
  } finally {
    signal.removeEventListener('abort', stop)
    await worker.terminate()
  }
}
