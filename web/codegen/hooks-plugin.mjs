import { Kind, TokenKind } from 'graphql'

// Not @graphql-codegen/typescript-react-apollo (5.0): it writes three hooks for every query, used or not, and none of them can be ours,
// which read the cache alone.

/** Queries that a route's loader asks: `ProductPage`, `RootViewer`. */
const LOADED = /^Root|Page$/

const hooks = {
  loaded: ({ name, options }) => `export const use${name}Query = (${options}) => useLoadedQuery(${name}Document, options)`,
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
 * Codegen plugin: the hooks of a file's operations, around their typed documents. Each operation has one, except under the comment
 * `# no hook: why`.
 */
export function plugin(_schema, documents) {
  const definitions = documents.flatMap((file) => file.document?.definitions ?? [])
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION && needsHook(node)).map(describe)
  const kinds = [...new Set(operations.map(({ kind }) => kind))]
  return { prepend: kinds.map((kind) => imports[kind]), content: operations.map((operation) => hooks[operation.kind](operation)).join('\n') }
}

/** A test (scripts/checks/generated-hooks.test.ts) finds a hook that nobody uses. */
function needsHook({ loc }) {
  const { kind, value } = loc.startToken.prev
  return kind !== TokenKind.COMMENT || !value.trim().startsWith('no hook:')
}

function describe({ name: { value: name }, operation, variableDefinitions = [] }) {
  const kind = operation === 'query' && LOADED.test(name) ? 'loaded' : operation
  const types = `${name}Query`
  const needsVariables = variableDefinitions.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue)
  // A loader's query is read with exactly the variables that it was asked with.
  const isOptional = kind === 'loaded' ? variableDefinitions.length === 0 : !needsVariables
  const type = kind === 'loaded' ? `{ variables: ${types}Variables }` : `useQuery.Options<${types}, ${types}Variables>`
  return { kind, name, types, options: `options${isOptional && kind !== 'loaded' ? '?' : ''}: ${type}${isOptional && kind === 'loaded' ? ' = { variables: {} }' : ''}` }
}
