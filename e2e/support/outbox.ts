import { expect } from '@playwright/test'
import { serviceKey, storeApiUrl } from './addresses.ts'

type Message = { id: number; mobile: string; template: string; params: string[] }

/** The messages that the shop has written to a mobile (E.164), newest first, as its own programs read them. */
async function messagesTo(mobile: string): Promise<Message[]> {
  const response = await fetch(`${storeApiUrl()}/outbox?first=20&mobile=${encodeURIComponent(mobile)}`, {
    headers: { 'x-service-key': serviceKey() },
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: Message[] }).data
}

/** The code of the newest message that brings one; waits for one that is newer than `after` (a message's id). */
export async function codeFor(mobile: string, template = 'verify_code', after = 0): Promise<{ code: string; id: number }> {
  let found: Message | undefined
  await expect(async () => {
    found = (await messagesTo(mobile)).find((message) => message.template === template && message.id > after)
    expect(found).toBeDefined()
  }).toPass({ timeout: 15_000 })
  const code = found?.params.find((param) => /^\d{4}$/.test(param)) ?? ''
  expect(code, 'a code of four digits').toMatch(/^\d{4}$/)
  return { code, id: found?.id ?? 0 }
}

/** The id of the newest message to a mobile; 0 when there is none. */
export async function newestCode(mobile: string): Promise<number> {
  return (await messagesTo(mobile))[0]?.id ?? 0
}
