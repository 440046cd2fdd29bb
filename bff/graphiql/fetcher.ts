import { createGraphiQLFetcher, type Fetcher, type FetcherParams } from '@graphiql/toolkit'
import { type DocumentNode, getOperationAST, Kind, parse, type TypeNode } from 'graphql'
import { createClient } from 'graphql-sse'
import { type Facts, factsIn, filled } from '#src/examples.ts'

const FACTS = 'examples:facts'
const http = createGraphiQLFetcher({ url: '/graphql', enableIncrementalDelivery: false })
type Answer = { data?: Record<string, unknown> | null }

/**
 * Runs what GraphiQL is asked to: subscriptions as server-sent events, mutations with a file as forms, the rest as JSON, all with the
 * cookies of this origin. Fills in what the examples take from the answers before.
 */
export const fetcher: Fetcher = async (params, options) => {
  const headers = (options?.headers ?? {}) as Record<string, string>
  const facts = JSON.parse(sessionStorage.getItem(FACTS) ?? '{}') as Facts
  const document = parse(params.query)
  // Just after a change of tabs GraphiQL still names the operation of the tab before.
  const only = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1
  const operationName = (only ? undefined : params.operationName) ?? undefined
  const asked = { ...params, operationName, variables: filled(params.variables as Record<string, unknown> | undefined, facts) }
  if (getOperationAST(document, operationName)?.operation === 'subscription') {
    return createClient({ url: '/graphql/stream', headers, retryAttempts: 0 }).iterate(asked) as unknown as ReturnType<Fetcher>
  }
  const name = uploadIn(document)
  const file = name && !asked.variables?.[name] ? await chosenFile() : null
  const answer = (await (file && name ? sendFile(asked, name, file, headers) : http(asked, options))) as Answer
  sessionStorage.setItem(FACTS, JSON.stringify({ ...facts, ...factsIn(answer.data) }))
  return answer as Awaited<ReturnType<Fetcher>>
}

/** The name of the variable that takes a file. */
function uploadIn({ definitions }: DocumentNode): string | undefined {
  const variables = definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? (node.variableDefinitions ?? []) : []))
  return variables.find(({ type }) => namedType(type) === 'Upload')?.variable.name.value
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type)
}

/** Null when none was chosen. */
function chosenFile(): Promise<File | null> {
  const input = Object.assign(document.createElement('input'), { type: 'file' })
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null))
    input.addEventListener('cancel', () => resolve(null))
    input.click()
  })
}

async function sendFile(params: FetcherParams, name: string, file: File, headers: Record<string, string>): Promise<unknown> {
  const form = new FormData()
  form.append('operations', JSON.stringify(params))
  form.append('map', JSON.stringify({ 0: [`variables.${name}`] }))
  form.append('0', file)
  const answer = await fetch('/graphql', { method: 'POST', body: form, headers: { ...headers, 'apollo-require-preflight': 'true' } })
  return answer.json()
}
