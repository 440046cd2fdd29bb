/** A file and the files that it imports, paths from the root of the project. */
export interface Module {
  source: string
  dependencies: { resolved: string }[]
}

/** Regular expressions of which imports to follow. */
export interface OneWay {
  /** Group 1 is the scope of a file, for example its domain: only imports within one scope count. */
  within: string
  /** Matches the folder of a file, or of a file in a folder below it. */
  folder: string
  /** Files whose imports do not count. */
  except: string
}

/**
 * Returns each import between two folders of one scope, as `[from, to]`, whose target folder leads back to the first.
 * An import of types alone counts: a reader follows it too.
 */
export function folderCycles(modules: Module[], { within, folder, except }: OneWay): [from: string, to: string][] {
  const scopeOf = (file: string) => file.match(within)?.[1]
  // Generated code belongs to the folder of its document.
  const folderOf = (file: string) => (file.match(folder)?.[0] ?? file).replace(/(?<!\/app)\/__generated__$/, '')
  const targets = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const scope = scopeOf(source)
    if (!scope || source.match(except)) continue
    const from = folderOf(source)
    const inScope = dependencies
      .filter(({ resolved }) => scopeOf(resolved) === scope)
      .map(({ resolved }) => folderOf(resolved))
    targets.set(from, new Set([...(targets.get(from) ?? []), ...inScope.filter((target) => target !== from)]))
  }
  return [...targets].flatMap(([from, to]) =>
    [...to].filter((target) => leadsTo(target, from, targets)).map((target): [string, string] => [from, target]),
  )
}

function leadsTo(start: string, end: string, targets: Map<string, Set<string>>, seen = new Set<string>()): boolean {
  if (start === end) return true
  if (seen.has(start)) return false
  seen.add(start)
  return [...(targets.get(start) ?? [])].some((next) => leadsTo(next, end, targets, seen))
}
