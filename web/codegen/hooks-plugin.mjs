import { Kind, TokenKind } from 'graphql'

// Not @graphql-codegen/typescript-react-apollo (5.0): it writes three hooks for every query, used or not, and none of
// them can be ours, whose data is always there.

const hooks = {
  loaded: (name) =>
    `export const use${name}Query = (...options: LoadedOptions<${name}QueryVariables>) => useLoadedQuery(${name}Document, ...options)`,
  query: (name) =>
    `export const use${name}Query = (...[options]: QueryOptions<${name}Query, ${name}QueryVariables>) => useQuery(${name}Document, options as useQuery.Options<${name}Query, ${name}QueryVariables>)`,
  mutation: (name) => `export const use${name}Mutation = () => useMutation(${name}Document)`,
  subscription: (name) =>
    `export const use${name}Subscription = (options: useSubscription.Options<${name}Subscription, ${name}SubscriptionVariables>) => useSubscription(${name}Document, options)`,
}
const imports = {
  loaded: "import { type LoadedOptions, useLoadedQuery } from '#app/lib/apollo/use-loaded-query.ts'",
  query:
    "import { useQuery } from '@apollo/client/react'\nimport type { QueryOptions } from '#app/lib/apollo/use-loaded-query.ts'",
  mutation: "import { useMutation } from '@apollo/client/react'",
  subscription: "import { useSubscription } from '@apollo/client/react'",
}

/**
 * Codegen plugin: the hooks of a file's operations, around their typed documents. The comment above an operation
 * decides: `# loaded by the route` reads what the loader asked, `# no hook: why` has none.
 */
export function plugin(_schema, documents) {
  const prepend = new Set()
  const content = []
  for (const node of documents.flatMap(({ document }) => document?.definitions ?? [])) {
    const comment = commentOf(node)
    if (node.kind !== Kind.OPERATION_DEFINITION || comment.startsWith('no hook:')) continue
    const kind = comment === 'loaded by the route' ? 'loaded' : node.operation
    prepend.add(imports[kind])
    content.push(hooks[kind](node.name.value))
  }
  return { prepend: [...prepend], content: content.join('\n') }
}

function commentOf({ loc }) {
  const { kind, value } = loc.startToken.prev
  return kind === TokenKind.COMMENT ? value.trim() : ''
}
