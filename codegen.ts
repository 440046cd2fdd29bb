import type { CodegenConfig } from '@graphql-codegen/cli'
import { resolverTypes } from './bff/codegen-resolvers.ts'
import { webDocuments } from './web/codegen/documents.ts'

const cachePolicies = './bff/codegen-cache-policies.mjs'

// Operations may be missing while a domain has none yet.
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  silent: true,
  generates: {
    'bff/src/__generated__/schema.ts': resolverTypes,
    'bff/src/__generated__/cache-policies.json': { plugins: [cachePolicies] },
    'web/app/__generated__/cache-policies.ts': { plugins: [cachePolicies] },
    ...webDocuments,
    'examples/__generated__/schema.graphql': { plugins: ['./bff/codegen-sdl.mjs'] },
    'examples/__generated__/operations.ts': {
      documents: 'examples/operations.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars: { ID: 'string' },
        defaultScalarType: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        documentNodeImport: '@apollo/client#TypedDocumentNode',
      },
    },
  },
}

export default config
