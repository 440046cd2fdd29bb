import { Kind, TokenKind } from 'graphql'

// Not @graphql-codegen/typescript-react-apollo (5.0): it writes three hooks for every query, used or not, and none of
// them can be ours, which read the cache alone.

const hooks = {
  loaded: ({ name, options }) =>
    `export const use${name}Query = (${options}) => useLoadedQuery(${name}Document, options)`,
  query: ({ name, options, types }) =>
    `export const use${name}Query = (${options}) => useQuery(${name}Document, options as useQuery.Options<${types}, ${types}Variables>)`,
  mutation: ({ name }) => `export const use${name}Mutation = () => useMutation(${name}Document)`,
  subscription: ({ name }) =>
    `export const use${name}Subscription = (options: useSubscription.Options<${name}Subscription, ${name}SubscriptionVariables>) => useSubscription(${name}Document, options)`,
}
const imports = {
  loaded: "import { useLoadedQuery } from '#app/lib/apollo/use-loaded-query.ts'",
  query: "import { useQuery } from '@apollo/client/react'",
  mutation: "import { useMutation } from '@apollo/client/react'",
  subscription: "import { useSubscription } from '@apollo/client/react'",
}

/**
 * Codegen plugin: the hooks of a file's operations, around their typed documents. The comment above an operation
 * decides: `# loaded by the route` reads what the loader asked, `# no hook: why` has none.
 */
export function plugin(_schema, documents) {
  const definitions = documents.flatMap((file) => file.document?.definitions ?? [])
  const operations = definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION && !commentOf(node).startsWith('no hook:'))
    .map(describe)
  const kinds = [...new Set(operations.map(({ kind }) => kind))]
  return {
    prepend: kinds.map((kind) => imports[kind]),
    content: operations.map((operation) => hooks[operation.kind](operation)).join('\n'),
  }
}

function commentOf({ loc }) {
  const { kind, value } = loc.startToken.prev
  return kind === TokenKind.COMMENT ? value.trim() : ''
}

function describe(node) {
  const {
    name: { value: name },
    operation,
    variableDefinitions = [],
  } = node
  const types = `${name}Query`
  // A loader's query is read with exactly the variables that it was asked with.
  if (commentOf(node) === 'loaded by the route') {
    return {
      kind: 'loaded',
      name,
      types,
      options: `options: { variables: ${types}Variables }${variableDefinitions.length === 0 ? ' = { variables: {} }' : ''}`,
    }
  }
  const needsVariables = variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  )
  return {
    kind: operation,
    name,
    types,
    options: `options${needsVariables ? '' : '?'}: useQuery.Options<${types}, ${types}Variables>`,
  }
}
