import { request as requestHttp } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { startBff } from '#src/testing/bff.ts'
import { startUpstream } from '#src/testing/upstream.ts'

/**
 * A bff before a store that answers nothing but `/orders/7/events`; `ended` lists the paths of the calls that the bff
 * ended.
 */
async function silentShop() {
  const ended: string[] = []
  const silent = (request: FastifyRequest, reply: FastifyReply) => {
    reply.raw.once('close', () => void ended.push(request.url))
    return new Promise(() => undefined)
  }
  const upstream = await startUpstream({ '/*': silent })
  const { app } = await startBff(upstream.url)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  /** Sends an operation and returns the function by which its client leaves. */
  const ask = (query: string, accept = 'application/json') => {
    const headers = { 'content-type': 'application/json', accept, authorization: 'Bearer t' }
    const request = requestHttp(`${url}/graphql`, { method: 'POST', headers, agent: false }).on(
      'error',
      () => undefined,
    )
    request.end(JSON.stringify({ query }))
    onTestFinished(() => void request.destroy())
    return () => void request.destroy()
  }
  /** Resolves when the store has received so many calls. */
  const asked = async (count: number) => {
    while (upstream.asked.length < count) await setTimeout(5)
  }
  return { ask, asked, ended, upstream }
}

test.each([
  ['of its own', '{ viewer { id } }', '/profile'],
  ['that others may share', '{ categories { id } }', '/categories'],
])('a read %s ends when its client leaves', async (_, query, path) => {
  const { ask, asked, ended } = await silentShop()
  const leave = ask(query)
  await asked(1)
  const started = performance.now()
  leave()
  while (ended.length === 0) await setTimeout(5)
  expect(ended).toEqual([path])
  expect(performance.now() - started).toBeLessThan(500)
})

test('a shared read goes on until the last client leaves', async () => {
  const { ask, asked, ended } = await silentShop()
  const [first, second] = [ask('{ categories { id } }'), ask('{ categories { name } }')]
  await asked(1)
  await setTimeout(100)
  first()
  await setTimeout(100)
  expect(ended).toEqual([])
  second()
  while (ended.length === 0) await setTimeout(5)
  expect(ended).toEqual(['/categories'])
})

test('a write that was sent is completed when its client leaves', async () => {
  const { ask, asked, ended } = await silentShop()
  const leave = ask('mutation { wishlistAdd(input: { productId: "1" }) { userErrors { code } } }')
  await asked(1)
  leave()
  await setTimeout(300)
  expect(ended).toEqual([])
})

test('a stream that is being opened ends when its client leaves', async () => {
  const { ask, asked, ended } = await silentShop()
  const leave = ask('subscription { orderMoved(id: "7", after: 0) { seq } }', 'text/event-stream')
  await asked(1)
  const started = performance.now()
  leave()
  while (ended.length === 0) await setTimeout(5)
  expect(performance.now() - started).toBeLessThan(500)
  expect(ended).toEqual([expect.stringMatching(/^\/orders\/7\/events/)])
})
