import { firstFiles, release } from './kept.ts'

const PREFIX = 'files-'
const OWN = PREFIX + release
// A tab of the previous release still requests its own files, which the server may no longer have.
const RELEASES = 2

/** Caches the files of the front pages one by one, so that the visitor's own requests come first. */
export async function keepFirstFiles(): Promise<void> {
  // With data saving on, only loaded files are cached.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) await keepFiles(firstFiles)
}

/** Caches files that the page has loaded; they come from the browser's HTTP cache. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(OWN)
  for (const address of addresses) {
    if (await cache.match(address)) continue
    // File names have a hash: a file of another release with the same name is equal.
    const known = await findFile(address)
    await (known ? cache.put(address, known) : cache.add(address))
  }
}

/** Answers a file with a hash in its name: cached once, never requested again. */
export async function file(request: Request): Promise<Response> {
  const known = await findFile(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.status === 200) await (await caches.open(OWN)).put(request, answer.clone())
  return answer
}

/** Deletes the files of all releases but this one and the previous one, and returns the releases that are left. */
export async function dropOldReleases(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN)
  const before = names.splice(1 - RELEASES)
  for (const name of names) await caches.delete(name)
  return [OWN, ...before].map((name) => name.slice(PREFIX.length))
}

function findFile(file: Request | string): Promise<Response | undefined> {
  return caches.match(file, { ignoreVary: true })
}
