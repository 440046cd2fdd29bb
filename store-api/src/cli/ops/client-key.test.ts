import { expect, test } from 'vitest'
import { runProgram } from '#src/cli/program.ts'
import { openShop, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'

const shop = await openShop()
const url = await shop.app.listen({ port: 0, host: '127.0.0.1' })

async function ops(...args: string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const env = { STORE_API_URL: url, SERVICE_KEY }
  const code = await runProgram(['ops', ...args], {
    env,
    print,
    printError: print,
    stopSignal: () => new AbortController().signal,
  })
  return { code, output: lines.join('\n') }
}
const clientOf = async (key: string) => {
  const { status, data } = await shop.call('GET', '/client-key', undefined, { 'x-client-key': key })
  return [status, data]
}

test('makes a key that is shown once and stored as its hash, lists it, and revokes it', async () => {
  expect((await ops('client', 'list')).output).toBe('No client keys.')
  const made = await ops('client', 'make', 'partner-app', '--budget', '90000')
  const [key = ''] = made.output.split('\n')
  expect([made.code, key]).toEqual([0, expect.stringMatching(/^[\w-]{43}$/)])
  expect(await clientOf(key)).toEqual([200, { name: 'partner-app', costPerMinute: 90_000 }])
  const stored = await shop.db.selectFrom('client_key').select(['key_hash', 'name']).execute()
  expect(JSON.stringify(stored)).not.toContain(key)
  const { output } = await ops('client', 'list')
  expect(output).toMatch(/^CLIENT +COST A MINUTE +MADE +REVOKED\npartner-app +90000 +2026-11-22 12:00 +–$/)
  expect(output).not.toContain(key)
  expect((await ops('client', 'revoke', 'partner-app')).code).toBe(0)
  expect((await clientOf(key))[0]).toBe(404)
  expect((await ops('client', 'list')).output).toMatch(/partner-app .+ 2026-11-22 12:00$/)
})

test('a name belongs to one working key, and to the next one after it was revoked', async () => {
  await ops('client', 'make', 'native')
  expect(await ops('client', 'make', 'native')).toMatchObject({
    code: 1,
    output: expect.stringContaining('VALIDATION_FAILED'),
  })
  await ops('client', 'revoke', 'native')
  expect((await ops('client', 'make', 'native')).code).toBe(0)
  expect(await ops('client', 'revoke', 'nobody')).toMatchObject({ code: 1, output: 'No key nobody works.' })
  expect((await ops('client', 'make', 'Two Words')).code).toBe(2)
})

test('only staff make and list keys, and only a key tells its client', async () => {
  const name = { name: 'thief', costPerMinute: 1 }
  expect((await shop.call('POST', '/internal/client-keys', name)).status).toBe(403)
  expect((await shop.call('GET', '/internal/client-keys')).status).toBe(403)
  expect((await shop.call('POST', '/internal/client-keys/native/revoke', {})).status).toBe(403)
  for (const key of ['x'.repeat(43), 'short', SERVICE_KEY]) expect((await clientOf(key))[0]).toBe(404)
})
