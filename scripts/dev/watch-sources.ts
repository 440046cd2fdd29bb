import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { root } from '../processes/command.ts'

/** Editors write a file in several steps; milliseconds. */
const QUIET_MS = 40

/** Folders and files that the servers are made of. */
export const WATCHED = [
  'schema',
  'server-kit/src',
  'store-api/src',
  'store-api/openapi.json',
  'bff/src',
  'web/app',
  'web/server',
  'web/codegen',
  'web/dev-server.ts',
  'web/shop.config.ts',
]
const IGNORED = /(^|\/)(node_modules|__generated__)(\/|$)|\.(test|fixture)\.tsx?$|~$|\.sw.$/
const isWatched = (path: string) =>
  !IGNORED.test(path) && WATCHED.some((watched) => `${path}/`.startsWith(`${watched}/`))

/**
 * Calls `changed` with the changed files of `checkout`, paths from there, once they are quiet. Returns a function that
 * ends it. It watches each folder by itself: on Linux a recursive watch of Node loses a file that an editor or git
 * replaces.
 */
export function watchSources(changed: (files: string[]) => void, checkout = root): () => void {
  const files = new Set<string>()
  const watchers = new Map<string, FSWatcher>()
  let quiet: NodeJS.Timeout | undefined
  const note = (path: string) => {
    if (!isWatched(path)) return
    if (statSync(join(checkout, path), { throwIfNoEntry: false })?.isDirectory()) return watchFolder(path)
    files.add(path)
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      const all = [...files]
      files.clear()
      changed(all)
    }, QUIET_MS)
  }
  /** A new folder may have files already, and stand in the place of one that is gone. */
  const watchFolder = (folder: string) => {
    watchers.get(folder)?.close()
    try {
      watchers.set(
        folder,
        watch(join(checkout, folder), (_event, name) => note(join(folder, name ?? ''))),
      )
      for (const name of readdirSync(join(checkout, folder))) note(join(folder, name))
    } catch {
      // It was deleted a moment ago.
    }
  }
  for (const folder of new Set(WATCHED.map((path) => (extname(path) ? dirname(path) : path)))) watchFolder(folder)
  // The files of the start are no changes.
  clearTimeout(quiet)
  files.clear()
  return () => {
    clearTimeout(quiet)
    for (const watcher of watchers.values()) watcher.close()
  }
}
