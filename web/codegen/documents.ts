import type { Types } from '@graphql-codegen/plugin-helpers'
import { preset } from '@graphql-codegen/near-operation-file-preset'
import { type ASTNode, type FieldNode, Kind, type SelectionSetNode, visit } from 'graphql'

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

/**
 * The preset that writes beside each `.graphql` file, given documents that ask for `__typename` in every selection but
 * the outermost. The server's answers then have what the browser's cache needs, and the browser does not have to add
 * it. Not a document transform: those see a file's own definitions, not the fragments it takes from other files.
 */
const typenamePreset: Types.OutputPreset = {
  ...preset,
  buildGeneratesSection: (options) =>
    preset.buildGeneratesSection({ ...options, documents: options.documents.map(withTypenames) } as never),
}

function withTypenames(file: Types.DocumentFile): Types.DocumentFile {
  return { ...file, document: file.document && visit(file.document, { SelectionSet: { leave: withTypename } }) }
}

function withTypename(
  node: SelectionSetNode,
  _key: unknown,
  parent: ASTNode | readonly ASTNode[] | undefined,
): SelectionSetNode | undefined {
  if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined
  const asked = node.selections.some((field) => field.kind === Kind.FIELD && field.name.value === '__typename')
  return asked ? undefined : { ...node, selections: [typename, ...node.selections] }
}

const scalars = { scalars: { ID: 'string', Upload: 'Blob' }, defaultScalarType: 'string' }

/** What is written for the web: schema types, then beside every `.graphql` file its typed documents and hooks. */
export const webDocuments: Record<string, Types.ConfiguredOutput> = {
  'web/app/__generated__/schema.ts': {
    plugins: ['typescript'],
    config: { ...scalars, enumsAsTypes: true, useTypeImports: true, onlyOperationTypes: true },
  },
  'web/app/': {
    documents: 'web/app/**/*.graphql',
    preset: typenamePreset,
    presetConfig: { folder: '__generated__', extension: '.ts' },
    plugins: ['typescript-operations', 'typed-document-node', './web/codegen/hooks-plugin.mjs'],
    config: {
      ...scalars,
      enumsAsTypes: true,
      useTypeImports: true,
      documentNodeImport: '@apollo/client#TypedDocumentNode',
      importExtension: '.ts',
      nonOptionalTypename: true,
      skipTypeNameForRoot: true,
    },
  },
}
