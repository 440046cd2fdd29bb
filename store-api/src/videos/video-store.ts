import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { filmFile } from './film-address.ts'

export type VideoStore = ReturnType<typeof createVideoStore>

/** Films made when first asked for, one at a time, then kept in a folder. */
export function createVideoStore(place: string, make: (name: string, signal: AbortSignal) => Promise<Uint8Array> = makeFilm) {
  const folder = resolve(place)
  const stop = new AbortController()
  const underway = new Map<string, Promise<string>>()
  const ready = new Set<string>()
  /** ends with the film that was asked for last; there are as many as the shop has, so the queue is short */
  let before: Promise<unknown> = Promise.resolve()

  /** Written beside its place and moved there, so that no reader and no crash ever sees half of it. */
  async function keep(file: string, bytes: Uint8Array): Promise<void> {
    const draft = join(folder, `${file}.${randomUUID()}.part`)
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, join(folder, file))
    } finally {
      await rm(draft, { force: true })
    }
  }

  async function find(name: string, file: string): Promise<string> {
    if (!(await isWholeMp4(join(folder, file)))) {
      const work = async () => keep(file, await make(name, stop.signal))
      const made = before.then(work, work)
      before = made
      await made
    }
    ready.add(file)
    return file
  }

  return {
    folder,
    /**
     * The name of a film's file, which is there when this resolves. Asked for many times at once it is made once.
     *
     * @throws what the making or the disk throws
     */
    open(name: string): Promise<string> {
      const file = filmFile(name)
      if (!file) return Promise.reject(new Error(`no such film: '${name}'`))
      if (ready.has(file)) return Promise.resolve(file)
      const running = underway.get(file)
      if (running) return running
      const work = find(name, file).finally(() => underway.delete(file))
      underway.set(file, work)
      return work
    },
    /** Ends what is being made: a shop that closes does not wait for a film. */
    close: () => stop.abort(),
  }
}

/** Milliseconds after each frame: who shops meanwhile needs the machine too. */
const PAUSE = 15

/**
 * Makes a film in a thread of its own.
 *
 * @throws what went wrong there; AbortError when it was stopped
 */
async function makeFilm(name: string, signal: AbortSignal): Promise<Uint8Array> {
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

const HEAD = 16

/**
 * Whether a file is an MP4 from its first mark to its end: its boxes follow each other to the last byte and one of them tells
 * where the frames are. False for a file that is missing, cut off or something else. Reads the heads of the boxes alone.
 */
export async function isWholeMp4(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined)
  if (!file) return false
  try {
    const { size } = await file.stat()
    const names: string[] = []
    let at = 0
    while (at + 8 <= size) {
      const head = Buffer.alloc(HEAD)
      await file.read(head, 0, HEAD, at)
      const short = head.readUInt32BE(0)
      const long = short === 1 ? Number(head.readBigUInt64BE(8)) : short
      if (long < 8) return false
      names.push(head.toString('latin1', 4, 8))
      at += long
    }
    return at === size && names[0] === 'ftyp' && names.includes('moov') && names.includes('mdat')
  } finally {
    await file.close()
  }
}
