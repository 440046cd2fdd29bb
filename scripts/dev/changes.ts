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
