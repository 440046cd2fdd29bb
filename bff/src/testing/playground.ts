import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createClient } from 'graphql-sse'
import { expect, inject, onTestFinished } from 'vitest'
import { examples, type Facts, factsIn, fillVariables, missingStep, needsCode } from '#src/examples.ts'
import { type Shop, visitorOf } from './shop.ts'
import { PREFLIGHT, sendFiles } from './upload.ts'

type Data = Record<string, never>

/** Header of the shop's staff in the demo shop. */
export const SERVICE = { 'content-type': 'application/json', 'x-service-key': 'demo-service-key-not-for-production' }
export const PHOTO = readFileSync(new URL('../../../web/public/icons/192.png', import.meta.url))

/**
 * A visitor who runs examples by name, and keeps what GraphiQL keeps; `url` is where `shop` listens, `ran` collects the
 * names.
 */
export function openPlayground(shop: Shop, url: string, ran = new Set<string>()) {
  const visit = visitorOf(shop)
  const headers: Record<string, string> = {
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  }
  const facts: { now: Facts } = { now: {} }

  async function run(name: string, given?: Record<string, unknown>): Promise<Data> {
    const example = examples.find((one) => one.name === name)
    if (!example) throw new Error(`No example ${name}`)
    if (needsCode(example.variables)) facts.now.$code = await codeTo(String(facts.now.$mobile))
    const variables = { ...fillVariables(example.variables, facts.now), ...given }
    expect([name, missingStep(variables)]).toEqual([name, undefined])
    const { data, errors = [] } = await send(name, example.query, variables)
    expect([name, errors]).toEqual([name, []])
    expect(`${name} ${JSON.stringify(data)}`).not.toMatch(/"userErrors":\[\{|:null\}$/)
    facts.now = factsIn(data, facts.now)
    const { token } = (data?.accountLogin ?? data?.accountCodeCheck ?? {}) as { token?: string }
    if (token) headers.authorization = `Bearer ${token}`
    ran.add(name)
    return data ?? {}
  }

  async function send(
    name: string,
    query: string,
    variables: Record<string, unknown>,
  ): Promise<{ data: Data | null; errors?: object[] }> {
    if (name === 'FollowOrder') {
      const client = createClient({ url, retryAttempts: 0, headers })
      onTestFinished(() => client.dispose())
      const { value } = await client.iterate({ query, variables }).next()
      return value as { data: Data }
    }
    if (name === 'UploadPhoto') {
      const sent = {
        query,
        variables,
        files: [PHOTO],
        filename: 'me.png',
        map: { 0: ['variables.image'] },
        headers: { ...headers, ...PREFLIGHT },
      }
      return (await sendFiles(shop, sent)).json()
    }
    return visit(query, variables, headers)
  }

  const runAll = async (...names: string[]) => {
    for (const name of names) await run(name)
  }
  return { run, runAll, facts, headers }
}

/** The code that was last sent to a mobile. */
async function codeTo(mobile: string): Promise<string | undefined> {
  const answer = await fetch(`${inject('storeApiUrl')}/outbox?mobile=${encodeURIComponent(mobile)}`, {
    headers: SERVICE,
  })
  const { data } = (await answer.json()) as { data: { text: string }[] }
  return data[0]?.text.match(/\b\d{4}\b/)?.[0]
}
