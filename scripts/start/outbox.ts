import { setTimeout } from 'node:timers/promises'
import { say } from '../terminal.ts'

const PAUSE_MS = 1_000

type Message = { id: number; mobile: string; text: string | null }
type Outbox = { storeApi: string; serviceKey: string; print?: (line: string) => void; signal?: AbortSignal }

/**
 * Prints each new message to customers as one line, verification codes included: without WhatsApp a developer reads
 * them here. Asks the store API every second until `signal` aborts, also while it does not answer.
 */
export async function printOutbox({ storeApi, serviceKey, print = say, signal }: Outbox): Promise<void> {
  const ask = async (query: string): Promise<Message[]> => {
    const options = { headers: { 'x-service-key': serviceKey }, signal: AbortSignal.timeout(5_000) }
    const response = await fetch(`${storeApi}/outbox?${query}`, options)
    return ((await response.json()) as { data: Message[] }).data
  }
  for (let last: number | undefined; !signal?.aborted; await pause(signal)) {
    const messages = await ask(last === undefined ? 'first=1' : `first=100&after=${last}`).catch(() => undefined)
    const fresh = last === undefined ? [] : (messages ?? [])
    for (const { mobile, text } of fresh.toReversed())
      print(`  WhatsApp → ${mobile}  ${text?.replace(/\s+/g, ' ') ?? '…'}`)
    last = messages?.[0]?.id ?? last ?? (messages && 0)
  }
}

function pause(signal: AbortSignal | undefined): Promise<void> {
  return setTimeout(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined)
}
