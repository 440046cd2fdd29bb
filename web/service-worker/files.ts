import { firstFiles, release } from './kept.ts'

const PREFIX = 'files-'
const OWN = PREFIX + release
// A tab of the release before still asks for its own files, which the server may not have any more.
const RELEASES = 2

/** Keeps what the front pages need, one file after the other, so that the visitor's own requests come first. */
export async function keepFirstFiles(): Promise<void> {
  // Who saves data keeps what she has loaded anyway.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) await keepFiles(firstFiles)
}

/** Keeps files that the page has loaded; they come from the browser's own cache. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(OWN)
  for (const address of addresses) {
    if (await cache.match(address)) continue
    // Names with a hash: what another release kept under it is the same.
    const known = await kept(address)
    await (known ? cache.put(address, known) : cache.add(address))
  }
}

/** A file with a hash in its name: once kept it is not asked for again. */
export async function file(request: Request): Promise<Response> {
  const known = await kept(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.status === 200) await (await caches.open(OWN)).put(request, answer.clone())
  return answer
}

/** Lets go of the files of all releases but this and the one before, and says which are left. */
export async function dropOldReleases(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN)
  const before = names.splice(1 - RELEASES)
  for (const name of names) await caches.delete(name)
  return [OWN, ...before].map((name) => name.slice(PREFIX.length))
}

function kept(file: Request | string): Promise<Response | undefined> {
  return caches.match(file, { ignoreVary: true })
}
