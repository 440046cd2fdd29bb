import type { CodegenConfig } from '@graphql-codegen/cli'
import { resolverTypes } from './bff/codegen-resolvers.ts'
import { webDocuments } from './web/codegen/documents.ts'

// Operations may be missing while a domain has none yet.
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  silent: true,
  generates: {
    'bff/src/__generated__/schema.ts': resolverTypes,
    ...webDocuments,
  },
}

export default config
