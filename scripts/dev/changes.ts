import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes/command.ts'

const ICON = /lucide-react\/icons\/([\w-]+)/g
const SPRITE = 'web/app/ui/__generated__/icons.svg'

export type Plan = {
  /** Migrate the database. */ migrate: boolean
  /** Write openapi.json. */ contract: boolean
  /** Generate types. */ types: boolean
  restart: ('storeApi' | 'bff' | 'web')[]
}

/**
 * Returns the work that changed files of `checkout` need, paths from there. Most pages, components and texts need none:
 * Vite updates them.
 */
export function planFor(files: string[], checkout = root): Plan {
  const has = (...patterns: RegExp[]) => patterns.some((pattern) => files.some((file) => pattern.test(file)))
  const kit = /^server-kit\//
  // All servers check it at their start (server-kit/src/shop-identity.ts).
  const identity = /^web\/shop\.config\.ts$/
  // The web server loads them too; Vite updates only the copy of the pages.
  const shared = /^web\/app\/(lib|domains\/(pixels|session))\/.+\.ts$/
  const contracts = [/^schema\//, /^store-api\/openapi\.json$/]
  return {
    migrate: has(/^store-api\/src\/db\/migrations\//),
    contract: has(/^store-api\/src\//),
    types:
      has(
        ...contracts,
        /\.graphql$/,
        /\.source\.ts$/,
        /-(enums|status)\.ts$/,
        /^web\/codegen\//,
        /^web\/server\/sitemap\.ts$/,
      ) || files.some((file) => hasNewIcon(file, checkout)),
    restart: [
      ...(has(kit, identity, /^store-api\/src\//) ? (['storeApi'] as const) : []),
      ...(has(kit, identity, ...contracts, /^bff\/src\//) ? (['bff'] as const) : []),
      ...(has(kit, shared, /^web\/(server|codegen)\//, /^web\/[\w.-]+\.ts$/) ? (['web'] as const) : []),
    ],
  }
}

export type Work = {
  migrate: () => Promise<unknown>
  types: () => Promise<unknown>
  contract: () => Promise<unknown>
  restart: (server: Plan['restart'][number]) => Promise<unknown>
  /** Shows the error of a step. */
  tell: (error: Error) => void
}

/** Does the work of a plan and returns when its servers begin to restart. They do so even when a step before fails. */
export async function carryOut({ migrate, types, restart, contract }: Plan, work: Work): Promise<void> {
  if (migrate) await work.migrate().catch(work.tell)
  if (types) await work.types().catch(work.tell)
  const restarted = Promise.all(restart.map(work.restart))
  // Once the server is ready, since both load its code. A changed contract is a change of its own.
  if (contract) void restarted.then(work.contract).catch(work.tell)
}

/** Whether a component names an icon that the generated sprite does not have. */
function hasNewIcon(file: string, checkout: string): boolean {
  const path = join(checkout, file)
  if (!/^web\/app\/.+\.tsx?$/.test(file) || !existsSync(path)) return false
  const icons = [...readFileSync(path, 'utf8').matchAll(ICON)]
  const sprite = icons.length > 0 ? readFileSync(join(checkout, SPRITE), 'utf8') : ''
  return icons.some(([, name]) => !sprite.includes(`id="${name}"`))
}
