import { fileURLToPath } from 'node:url'
import type { Tinypool } from 'tinypool'
import type { makePicture, makeSharePicture, nameDrawing } from './image-worker.ts'

const WORKER = fileURLToPath(new URL('./image-worker.ts', import.meta.url))
/** How long the process stays after its last picture, milliseconds. */
const IDLE_MS = 10_000
/** Pictures made at a time: drawing is JavaScript, encoding runs in threads of libuv. */
const CONCURRENCY = 2

/** The functions of `image-worker.ts`. They throw what those throw, and an Error when the process dies. */
export type ImageProcess = {
  nameDrawing: typeof nameDrawing
  makePicture: typeof makePicture
  makeSharePicture: typeof makeSharePicture
  close: () => Promise<void>
}

/**
 * Draws and encodes pictures in a process of its own. It starts with the first picture and ends when it is idle: the
 * drawing module, sharp and fontkit take 150 MB that a server which makes no pictures does not need. It gets no
 * environment variables: it decodes photos.
 */
export function imageProcess(): ImageProcess {
  let pool: Promise<Tinypool> | undefined
  const open = async () => {
    const { Tinypool } = await import('tinypool')
    const size = { minThreads: 0, maxThreads: 1, concurrentTasksPerWorker: CONCURRENCY, idleTimeout: IDLE_MS }
    return new Tinypool({
      filename: WORKER,
      runtime: 'child_process',
      serialization: 'advanced',
      execArgv: [],
      ...size,
    })
  }
  const run = async (name: string, task: unknown): Promise<unknown> => {
    try {
      return await (await (pool ??= open())).run(task, { name })
    } catch (error) {
      // Errors of the functions arrive as plain objects.
      throw error instanceof Error ? error : Object.assign(new Error(), error)
    }
  }
  const bytes = (result: unknown) => Buffer.from(result as Uint8Array)
  return {
    nameDrawing: async (drawing) => (await run('nameDrawing', drawing)) as Awaited<ReturnType<typeof nameDrawing>>,
    makePicture: async (task) => bytes(await run('makePicture', task)),
    makeSharePicture: async (task) => bytes(await run('makeSharePicture', task)),
    close: async () => (await pool)?.destroy(),
  }
}
