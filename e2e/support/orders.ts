import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { serviceKey, storeApiUrl } from './addresses.ts'

/** A status change and its actor: branch (B), courier (K) or system (S). */
export type Move = [to: string, actor: 'B' | 'K' | 'S']

/** Changes the status of an order by the internal call of the store API. */
export async function moveOrder(id: string, moves: Move[]): Promise<void> {
  for (const [to, actor] of moves) {
    const response = await fetch(`${storeApiUrl()}/orders/${id}/transition`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-key': serviceKey() },
      body: JSON.stringify({ to, actor, idempotencyKey: randomUUID() }),
    })
    expect(response.status, `${to}: ${await response.text()}`).toBe(200)
  }
}
