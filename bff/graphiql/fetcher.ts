import type { Fetcher, FetcherParams } from '@graphiql/toolkit'
import { type DocumentNode, getOperationAST, GraphQLError, Kind, parse, type TypeNode } from 'graphql'
import { createClient } from 'graphql-sse'
import { factsIn, fillVariables, missingStep, needsCode } from '#src/examples.ts'
import { choices } from './choices.ts'

type Answer = { data?: Record<string, unknown> | null }

/**
 * Runs what GraphiQL is asked to: subscriptions as server-sent events, mutations with a file as forms, the rest as
 * JSON. Fills in what the examples take from earlier responses; an example whose values are missing is answered with
 * the name of the one that gives them.
 */
export const fetcher: Fetcher = async (params, options) => {
  const document = parse(params.query)
  // Just after a change of tabs GraphiQL still names the operation of the tab before.
  const only = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1
  const operationName = (only ? undefined : params.operationName) ?? undefined
  const given = params.variables as Record<string, unknown> | undefined
  const code = needsCode(given)
    ? window.prompt('The code of the message. The demo shop shows its messages at /dev/outbox.')
    : undefined
  const variables = fillVariables(given, { ...choices.facts, ...(code && { $code: code.trim() }) })
  const missing = missingStep(variables)
  if (missing) return { errors: [new GraphQLError(`Run ${missing} first: this operation uses its answer.`)] }
  const asked = { ...params, operationName, variables }
  const headers = { ...sessionHeaders(), ...(options?.headers as Record<string, string> | undefined) }
  if (getOperationAST(document, operationName)?.operation === 'subscription')
    return createClient({ url: '/graphql', headers, credentials: credentials(), retryAttempts: 0 }).iterate(
      asked,
    ) as unknown as ReturnType<Fetcher>
  const name = uploadIn(document)
  const file = name ? await chooseFile() : null
  const answer = await send(file && name ? formOf(asked, name, file) : JSON.stringify(asked), headers)
  choices.facts = factsIn(answer.data, choices.facts)
  return answer as Awaited<ReturnType<Fetcher>>
}

function sessionHeaders(): Record<string, string> {
  const { language, session, tokens } = choices
  return {
    'accept-language': language,
    'x-session': session,
    ...(session === 'token' && tokens.session && { authorization: `Bearer ${tokens.session}` }),
    ...(session === 'token' && tokens.cart && { 'x-cart-token': tokens.cart }),
  }
}

/** A client with tokens sends no cookies. */
function credentials(): 'omit' | 'same-origin' {
  return choices.session === 'token' ? 'omit' : 'same-origin'
}

async function send(body: string | FormData, headers: Record<string, string>): Promise<Answer> {
  const [name, value] =
    typeof body === 'string' ? ['content-type', 'application/json'] : ['apollo-require-preflight', 'true']
  const response = await fetch('/graphql', {
    method: 'POST',
    body,
    headers: { ...headers, [name]: value },
    credentials: credentials(),
  })
  const answer: Answer = await response.json()
  if (choices.session === 'token') keepTokens(response, answer)
  return answer
}

function keepTokens({ headers }: Response, { data }: Answer): void {
  const login = Object.entries(data ?? {}).find(([field]) => /^account(Login|CodeCheck)$/.test(field))?.[1] as
    | { token?: string | null }
    | undefined
  choices.tokens = {
    session: login?.token ?? (data && 'accountLogout' in data ? undefined : choices.tokens.session),
    cart: headers.get('x-cart-token') ?? choices.tokens.cart,
  }
}

/** The name of the variable that takes a file, or that contains it. */
function uploadIn({ definitions }: DocumentNode): string | undefined {
  const variables = definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? (node.variableDefinitions ?? []) : [],
  )
  return variables.find(({ type }) => namedType(type) === 'Upload')?.variable.name.value
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type)
}

/** Null when none was chosen. */
function chooseFile(): Promise<File | null> {
  const input = Object.assign(document.createElement('input'), { type: 'file' })
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null))
    input.addEventListener('cancel', () => resolve(null))
    input.click()
  })
}

/** A form by the GraphQL multipart request specification. */
function formOf(params: FetcherParams, name: string, file: File): FormData {
  const form = new FormData()
  form.append('operations', JSON.stringify(params))
  form.append('map', JSON.stringify({ 0: [`variables.${name}`] }))
  form.append('0', file)
  return form
}
