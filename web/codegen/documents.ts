import type { Types } from '@graphql-codegen/plugin-helpers'
import { typenamePreset } from './typename-preset.ts'

const scalars = { ID: 'string', DateTime: 'string', Date: 'string', Decimal: 'string', Upload: 'Blob' }

/** What is written for the web: schema types, then beside every `.graphql` file its typed documents and hooks. */
export const webDocuments: Record<string, Types.ConfiguredOutput> = {
  'web/app/__generated__/schema.ts': {
    plugins: ['typescript'],
    config: { scalars, enumsAsTypes: true, useTypeImports: true, onlyOperationTypes: true },
  },
  'web/app/__generated__/possible-types.ts': { plugins: ['./web/codegen/possible-types-plugin.mjs'] },
  'web/app/': {
    documents: 'web/app/**/*.graphql',
    preset: typenamePreset,
    presetConfig: { folder: '__generated__', extension: '.ts' },
    plugins: ['typescript-operations', 'typed-document-node', './web/codegen/hooks-plugin.mjs'],
    config: {
      scalars,
      enumsAsTypes: true,
      useTypeImports: true,
      documentNodeImport: '@apollo/client#TypedDocumentNode',
      importExtension: '.ts',
      nonOptionalTypename: true,
      skipTypeNameForRoot: true,
    },
  },
}
