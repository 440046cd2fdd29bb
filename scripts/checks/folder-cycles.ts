import { dirname } from 'node:path'

/** A file and the files that it imports, paths from the root of the project. */
export interface Module {
  source: string
  dependencies: { resolved: string }[]
}

/**
 * Returns each import between two folders below one root, as `[from, to]`, whose target folder leads back to the first. The first group of
 * `within` is the root of a file; files that match `except` do not count. An import of types alone counts: a reader follows it too.
 */
export function folderCycles(modules: Module[], { within, except }: { within: string; except: string }): [from: string, to: string][] {
  const rootOf = (file: string) => file.match(within)?.[1]
  const targets = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const root = rootOf(source)
    if (!root || source.match(except)) continue
    const folder = dirname(source)
    const below = dependencies.filter(({ resolved }) => rootOf(resolved) === root).map(({ resolved }) => dirname(resolved))
    targets.set(folder, new Set([...(targets.get(folder) ?? []), ...below.filter((target) => target !== folder)]))
  }
  return [...targets].flatMap(([from, to]) => [...to].filter((target) => leadsTo(target, from, targets)).map((target): [string, string] => [from, target]))
}

function leadsTo(start: string, end: string, targets: Map<string, Set<string>>, seen = new Set<string>()): boolean {
  if (start === end) return true
  if (seen.has(start)) return false
  seen.add(start)
  return [...(targets.get(start) ?? [])].some((next) => leadsTo(next, end, targets, seen))
}
