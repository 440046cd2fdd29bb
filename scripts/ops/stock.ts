import { randomUUID } from 'node:crypto'
import type { Branch } from '../../store-api/src/domains/branch/branch.schema.ts'
import type { Shelf } from '../../store-api/src/domains/order/shop/stock-adjust.schema.ts'
import type { StoreApi } from './store-api.ts'
import { table } from './table.ts'

type Words = { reason?: string; key?: string }

/** The id of a branch by its slug or id. Throws an Error that tells the slugs there are. */
export async function branchId(api: StoreApi, name: string): Promise<number> {
  const { data } = await api.get<Branch[]>('/branches')
  const branch = data.find(({ id, slug }) => slug === name || String(id) === name)
  if (!branch) throw new Error(`There is no branch ${name}. There are: ${data.map(({ slug }) => slug).join(', ')}.`)
  return branch.id
}

/** Sets what a branch has of a variant, or adds to it; answers with the shelf as a table. */
export async function adjust(
  api: StoreApi,
  {
    variantId,
    branch,
    onHand,
    delta,
    reason,
    key,
  }: { variantId: number; branch: string; onHand?: number; delta?: number } & Words,
): Promise<string> {
  const body = { variantId, branchId: await branchId(api, branch), onHand, delta, reason, key: key ?? newKey() }
  return shelves((await api.post<Shelf[]>('/stock/adjust', body)).data)
}

/** Brings pieces from branch to branch; answers with both shelves as a table. */
export async function transfer(
  api: StoreApi,
  { variantId, from, to, quantity, reason, key }: { variantId: number; from: string; to: string; quantity: number } & Words,
): Promise<string> {
  const ends = { from: await branchId(api, from), to: await branchId(api, to) }
  return shelves(
    (await api.post<Shelf[]>('/stock/transfer', { variantId, ...ends, quantity, reason, key: key ?? newKey() })).data,
  )
}

function shelves(found: Shelf[]): string {
  const rows = found.map(({ sku, onHand, reserved, branch }) => [sku, onHand, reserved, onHand - reserved, branch])
  return table(['SKU', 'ON HAND', 'RESERVED', 'FREE', 'BRANCH'], rows)
}

function newKey(): string {
  return `ops-${randomUUID()}`
}
