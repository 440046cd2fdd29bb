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

type Wanted = { template?: string; /** The id of a message that it must be newer than. */ after?: number; /** What it must name. */ about?: string }

/** The code of the newest message of its kind; waits for it. */
export async function codeFor(mobile: string, { template = 'verify_code', after = 0, about }: Wanted = {}): Promise<string> {
  let found: Message | undefined
  await expect(async () => {
    const messages = await messagesTo(mobile)
    found = messages.find(({ id, params, ...message }) => message.template === template && id > after && (!about || params.includes(about)))
    expect(found).toBeDefined()
  }).toPass({ timeout: 15_000 })
  const code = found?.params.find((param) => /^\d{4}$/.test(param)) ?? ''
  expect(code, 'a code of four digits').toMatch(/^\d{4}$/)
  return code
}

/** The id of the newest message to a mobile; 0 when there is none. */
export async function newestMessage(mobile: string): Promise<number> {
  return (await messagesTo(mobile))[0]?.id ?? 0
}
