import { Kind } from 'graphql'

// The ready-made plugin for hooks does not type-check with this Apollo Client.

const imports = {
  query: "import { useQuery, useSuspenseQuery } from '@apollo/client/react'\nimport { useClient } from '#app/lib/apollo/use-client.ts'",
  mutation: "import { useAppMutation } from '#app/lib/apollo/use-app-mutation.ts'",
  subscription: "import { useSubscription } from '@apollo/client/react'\nimport { useClient } from '#app/lib/apollo/use-client.ts'",
}
const hooks = {
  query: (operation) => [reading('Query', operation), reading('SuspenseQuery', operation)],
  mutation: ({ name }) => [`export const use${name}Mutation = () => useAppMutation(${name}Document)`],
  subscription: (operation) => [reading('Subscription', operation)],
}

/** Codegen plugin: for every operation of a file the hooks that run it, around its typed document. */
export function plugin(_schema, documents) {
  const definitions = documents.flatMap((file) => file.document?.definitions ?? [])
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION).map(describe)
  const kinds = [...new Set(operations.map((operation) => operation.kind))]
  return { prepend: kinds.map((kind) => imports[kind]), content: operations.flatMap((operation) => hooks[operation.kind](operation)).join('\n') }
}

function describe({ name, operation, variableDefinitions = [] }) {
  const required = variableDefinitions.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue)
  const types = `${name.value}${operation[0].toUpperCase()}${operation.slice(1)}`
  return { kind: operation, name: name.value, types, required }
}

/** `options` may be left out when no variable is required. */
function reading(hook, { name, types, required }) {
  const data = hook === 'SuspenseQuery' ? '' : `${types}, `
  const options = `options${required ? '' : '?'}: use${hook}.Options<${data}${types}Variables>`
  return `export const use${name}${hook} = (${options}) => use${hook}(${name}Document, { client: useClient(), ...options } as use${hook}.Options<${data}${types}Variables>)`
}
