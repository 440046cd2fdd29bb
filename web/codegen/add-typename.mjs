import { Kind, visit } from 'graphql'

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

/**
 * Document transform: asks for `__typename` in every selection but the outermost. The server's answers then have what the
 * browser's cache needs, and the browser does not have to add it.
 */
export function transform({ documents }) {
  return documents.map((file) => ({ ...file, document: file.document && visit(file.document, { SelectionSet: { leave: withTypename } }) }))
}

function withTypename(node, _key, parent) {
  if (parent?.kind === Kind.OPERATION_DEFINITION) return undefined
  const asked = node.selections.some((field) => field.kind === Kind.FIELD && field.name.value === '__typename')
  return asked ? undefined : { ...node, selections: [typename, ...node.selections] }
}
