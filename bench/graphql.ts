import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/processes/command.ts'
import type { Call } from './load.ts'

export type Operation = { query: string; variables: Record<string, unknown> }

/** Returns an operation of the web app with all its fragments. */
export function operationOf(name: string, variables: Record<string, unknown> = {}): Operation {
  const query = documents.get(name) ?? documentOf(name)
  documents.set(name, query)
  return { query, variables }
}

/** Documents by operation: a load test sends one thousands of times, and must not search the folder for each. */
const documents = new Map<string, string>()

function documentOf(name: string): string {
  const files = globSync('web/app/**/*.graphql', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const texts = files.flatMap((text) => text.split(/^(?=query |mutation |fragment )/m))
  const definitions = new Map(texts.map((text) => [nameOf(text), text]))
  const needed = new Set<string>()
  const collect = (wanted: string) => {
    const text = definitions.get(wanted)
    if (!text) throw new Error(`web/app has no operation or fragment ${wanted}`)
    if (needed.has(text)) return
    needed.add(text)
    for (const [, fragment = ''] of text.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)) collect(fragment)
  }
  collect(name)
  return [...needed].join('\n')
}

function nameOf(text: string): string {
  return /^(?:query|mutation|fragment) (\w+)/.exec(text)?.[1] ?? ''
}

const headers = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json',
  'accept-language': 'ar',
}

export function callOf(operation: Operation): Call {
  return { method: 'POST', path: '/graphql', headers, body: JSON.stringify(operation) }
}

export type Answer = { text: string; data: Record<string, unknown>; headers: Headers }

/** Sends one operation. Throws when the answer has errors. */
export async function ask(url: string, operation: Operation, more: Record<string, string> = {}): Promise<Answer> {
  const body = JSON.stringify(operation)
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { ...headers, ...more }, body })
  const text = await response.text()
  const { data, errors } = JSON.parse(text) as { data?: Record<string, unknown>; errors?: unknown }
  if (!data || errors) throw new Error(`The bff answered ${response.status}: ${text.slice(0, 500)}`)
  return { text, data, headers: response.headers }
}
