import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { filmFile } from './film-address.ts'
import { makeFilm } from './make-film.ts'
import { isWholeMp4 } from './whole-mp4.ts'

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
