import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLimit, type WorkCaller } from '#src/http/work-limit.ts'
import { ENCODING } from './encoding.ts'
import type { ImageProcess } from './image-process.ts'
import type { ShareCard } from './share-picture.ts'
import { isWhole } from './whole.ts'

/** Pictures that may wait to be drawn; one is drawn at a time. */
const QUEUE = 200

/** Share pictures drawn when first asked for, then kept in a folder under the key of what they show. */
export function shareStore(folder: string, { makeSharePicture }: ImageProcess, onKeepFailed: (error: unknown) => void) {
  const limit = createLimit(1, QUEUE)
  const underway = new Map<string, Promise<Buffer>>()
  const home = join(folder, ENCODING, 'share')

  async function find(file: string): Promise<Buffer | undefined> {
    const bytes = await readFile(file).catch(() => undefined)
    return bytes && isWhole(bytes, 'jpg') ? bytes : undefined
  }

  /**
   * Written beside its place and moved there, so that nobody reads half of it. It is served all the same where it
   * cannot be kept.
   */
  async function keep(file: string, bytes: Buffer): Promise<Buffer> {
    const draft = `${file}.${randomUUID()}.part`
    try {
      await mkdir(home, { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {})
      onKeepFailed(error)
    }
    return bytes
  }

  return {
    /**
     * The file of a key. `open` opens what is shown on it. Asked for many times at once it is drawn once. Throws
     * UNAVAILABLE when too many wait.
     */
    open(
      key: string,
      card: ShareCard,
      { open, caller }: { open: () => Promise<Buffer | null>; caller: WorkCaller },
    ): Promise<Buffer> {
      const file = join(home, `${key}.jpg`)
      const running = underway.get(file)
      if (running) return running
      const draw = async () => keep(file, await makeSharePicture({ card, picture: await open() }))
      const work = find(file).then((found) => found ?? limit.run(draw, { address: caller.address }))
      const tracked = work.finally(() => underway.delete(file))
      underway.set(file, tracked)
      return tracked
    },
  }
}
