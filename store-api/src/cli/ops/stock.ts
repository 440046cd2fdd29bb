import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings'
import { randomUUID } from 'node:crypto'
import type { Branch } from '#src/domains/branch/branch.schema.ts'
import type { StockLevel } from '#src/domains/order/shop/stock-adjust.schema.ts'
import { wholeNumber } from './arguments.ts'
import type { OpsContext } from '#src/cli/context.ts'
import type { StoreClient } from './store-client.ts'
import { table } from './table.ts'

const VARIANT = 'id of the variant (see order show)'
const KEY = 'idempotency key: a repeated call with the same key changes nothing'

export function addStockCommands(ops: CommandUnknownOpts, { client, print }: OpsContext): void {
  const stock = ops.command('stock').description('Counts and transfers stock.')
  const adjust = stock
    .command('adjust')
    .description('Sets the units that a branch has of a variant, or adds to them.')
    .argument('<variant>', VARIANT, wholeNumber())
    .argument('<branch>', 'slug or id')
    .argument('[count]', 'units on hand', wholeNumber(0))
    .addOption(new Option('--more <units>', 'units to add').argParser(wholeNumber()).conflicts('less'))
    .addOption(new Option('--less <units>', 'units to take away').argParser(wholeNumber()))
    .option('--reason <text>')
    .option('--key <key>', KEY)
  adjust.action(async (variantId, branch, onHand, { more, less, reason, key }) => {
    const delta = more ?? (less && -less)
    if ((onHand === undefined) === (delta === undefined))
      adjust.error('error: give either a count, or --more or --less')
    const body = {
      variantId,
      branchId: await findBranchId(client(), branch),
      onHand,
      delta,
      reason,
      idempotencyKey: key ?? newKey(),
    }
    print(stockTable((await client().post<StockLevel[]>('/stock/adjust', body)).data))
  })
  stock
    .command('transfer')
    .description('Transfers units of a variant from one branch to another.')
    .argument('<variant>', VARIANT, wholeNumber())
    .argument('<from>', 'slug or id of the branch')
    .argument('<to>', 'slug or id of the branch')
    .argument('<units>', 'number of units', wholeNumber())
    .option('--reason <text>')
    .option('--key <key>', KEY)
    .action(async (variantId, from, to, quantity, { reason, key }) => {
      const branches = { from: await findBranchId(client(), from), to: await findBranchId(client(), to) }
      const body = { variantId, ...branches, quantity, reason, idempotencyKey: key ?? newKey() }
      print(stockTable((await client().post<StockLevel[]>('/stock/transfer', body)).data))
    })
}

/** Returns the id of a branch by its slug or id. Throws an Error with the known slugs. */
export async function findBranchId(client: StoreClient, slugOrId: string): Promise<number> {
  const { data } = await client.get<Branch[]>('/branches')
  const branch = data.find(({ id, slug }) => slug === slugOrId || String(id) === slugOrId)
  if (!branch) throw new Error(`There is no branch ${slugOrId}. There are: ${data.map(({ slug }) => slug).join(', ')}.`)
  return branch.id
}

function stockTable(levels: StockLevel[]): string {
  const rows = levels.map(({ sku, onHand, reserved, branch }) => [sku, onHand, reserved, onHand - reserved, branch])
  return table(['SKU', 'ON HAND', 'RESERVED', 'FREE', 'BRANCH'], rows)
}

function newKey(): string {
  return `ops-${randomUUID()}`
}
