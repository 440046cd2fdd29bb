import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes/command.ts'

/** Editors write a file in several steps; milliseconds. */
const QUIET_MS = 40

/** Folders and files that the servers are made of. */
const WATCHED = ['schema', 'server-kit/src', 'store-api/src', 'store-api/openapi.json', 'bff/src', 'web/app', 'web/server', 'web/codegen', 'web/dev-server.ts', 'web/shop.config.ts']
const IGNORED = /(^|\/)(node_modules|__generated__)(\/|$)|\.(test|fixture)\.tsx?$|~$|\.sw.$/

/** Calls `changed` with the changed files, paths from the root, once they are quiet. Returns a function that ends it. */
export function watchSources(changed: (files: string[]) => void): () => void {
  const files = new Set<string>()
  let quiet: NodeJS.Timeout | undefined
  const note = (file: string) => {
    if (IGNORED.test(file)) return
    files.add(file)
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      const all = [...files]
      files.clear()
      changed(all)
    }, QUIET_MS)
  }
  const watchers = WATCHED.map((path) =>
    watch(join(root, path), { recursive: true }, (_event, name) => note(/\.\w+$/.test(path) ? path : join(path, name ?? ''))),
  )
  return () => {
    clearTimeout(quiet)
    for (const watcher of watchers) watcher.close()
  }
}

export type Plan = { /** Migrate the database. */ migrate: boolean; /** Write openapi.json. */ contract: boolean; /** Generate types. */ types: boolean; restart: ('storeApi' | 'bff' | 'web')[] }

/** Returns the work that changed files need. Pages, components and texts need none: Vite updates them. */
export function planFor(files: string[]): Plan {
  const has = (...patterns: RegExp[]) => patterns.some((pattern) => files.some((file) => pattern.test(file)))
  const kit = /^server-kit\//
  const contracts = [/^schema\//, /^store-api\/openapi\.json$/]
  return {
    migrate: has(/^store-api\/src\/db\/migrations\//),
    contract: has(/^store-api\/src\//),
    types: has(...contracts, /\.graphql$/, /\.source\.ts$/, /-(enums|status)\.ts$/, /^web\/codegen\//, /^web\/server\/sitemap\.ts$/),
    restart: [
      ...(has(kit, /^store-api\/src\//) ? (['storeApi'] as const) : []),
      ...(has(kit, ...contracts, /^bff\/src\//) ? (['bff'] as const) : []),
      ...(has(kit, /^web\/(server|codegen)\//, /^web\/[\w.-]+\.ts$/) ? (['web'] as const) : []),
    ],
  }
}
