import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { serviceKey, storeApiUrl } from './addresses.ts'

/** B branch, K courier, S system: who may make the move, by the table of order moves. */
export type Move = [to: string, actor: 'B' | 'K' | 'S']

/** Moves an order as the merchant's own programs do, by the internal call that the service key opens. */
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
