import { preset as besideOperations } from '@graphql-codegen/near-operation-file-preset'
import { Kind, visit } from 'graphql'

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

/**
 * The preset that writes beside each `.graphql` file, given documents that ask for `__typename` in every selection but the outermost.
 * The server's answers then have what the browser's cache needs, and the browser does not have to add it. Not a document transform:
 * those see a file's own definitions, not the fragments it takes from other files.
 */
export const preset = {
  ...besideOperations,
  buildGeneratesSection: (options) => besideOperations.buildGeneratesSection({ ...options, documents: options.documents.map(withTypenames) }),
}

function withTypenames(file) {
  return { ...file, document: file.document && visit(file.document, { SelectionSet: { leave: withTypename } }) }
}

function withTypename(node, _key, parent) {
  if (parent?.kind === Kind.OPERATION_DEFINITION) return undefined
  const asked = node.selections.some((field) => field.kind === Kind.FIELD && field.name.value === '__typename')
  return asked ? undefined : { ...node, selections: [typename, ...node.selections] }
}
