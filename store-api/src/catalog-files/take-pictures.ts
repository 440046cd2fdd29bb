import type { Client } from 'pg'
import { makePhoto, photoId } from './photo.ts'
import { type PictureOptions, readPicture } from './picture-files.ts'
import { hasPhoto, insertPhoto, selectWanted, setPicture, type Wanted } from './pictures.queries.ts'
import type { Problems } from './problems.ts'

const AT_ONCE = 4
const BATCH = 200

/** Imports the new pictures of the file, four at a time; a failed one is reported as a problem. */
export async function takePictures(
  client: Client,
  options: PictureOptions,
  problems: Problems,
  onTaken: (count: number) => void,
): Promise<void> {
  let [taken, last] = [0, '']
  const inTurn = oneByOne()
  for (;;) {
    const batch = await selectWanted(client, last, BATCH)
    if (batch.length === 0) return
    last = batch.at(-1)?.source ?? last
    const waiting = batch.values()
    const work = async () => {
      // The workers share one iterator.
      for (const wanted of waiting) {
        await takeOne(client, inTurn, wanted, options, problems)
        onTaken(++taken)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
}

type InTurn = ReturnType<typeof oneByOne>

async function takeOne(
  client: Client,
  inTurn: InTurn,
  { source, line }: Wanted,
  options: PictureOptions,
  problems: Problems,
): Promise<void> {
  const wrong = (error: Error) => problems.add(line, 'images', `${source.slice(0, 120)} ${error.message}`)
  const file = await readPicture(source, options).catch(wrong)
  if (!file) return
  const id = photoId(file)
  if (!(await inTurn(() => hasPhoto(client, id)))) {
    const photo = await makePhoto(file).catch(wrong)
    if (!photo) return
    await inTurn(() => insertPhoto(client, photo))
  }
  await inTurn(() => setPicture(client, source, id))
}

/** Queues the statements of the parallel workers, because the connection runs one at a time. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}
