import type { CodegenConfig } from '@graphql-codegen/cli'

/** Derived TypeScript, never in git: resolver types for the bff, typed documents and hooks for the web. */
const scalars = { DateTime: 'string', Date: 'string', Decimal: 'string' }

// Operations may be missing while a domain has none yet.
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  silent: true,
  generates: {
    'bff/src/__generated__/schema.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '#src/graphql/context.ts#GraphContext',
        mapperTypeSuffix: 'Model',
        optionalResolveType: true,
        defaultMapper: 'Partial<{T}>',
        maybeValue: 'T | null',
        avoidOptionals: false,
      },
    },
  },
}

export default config
