// `npm run ops -- COMMAND`: the shop's side, for who works in it: orders, stock, messages (docs/shop-side.md).
import { count, duration, mover, type Options, pieces, readArguments, yesNo } from './ops/arguments.ts'
import { courierDemo } from './ops/courier-demo.ts'
import { actorNames, findOrder, listOrders, moveOrder, orderSheet, orderTable } from './ops/order.ts'
import { outbox } from './ops/outbox.ts'
import { readStatus } from './ops/statuses.ts'
import { adjust, branchId, transfer } from './ops/stock.ts'
import { openStoreApi, type StoreApi } from './ops/store-api.ts'
import { USAGE, WrongUse } from './ops/usage.ts'
import { askedToStop } from './start/until-stopped.ts'

type Command = (api: StoreApi, operands: string[], options: Options) => Promise<number | void>

const commands: Record<string, Command> = {
  'order list': async (api, operands, { status, first = '20' }) => {
    expectOperands(operands, 0)
    const { data } = await listOrders(api, status ? status.split(',').map(readStatus) : [], count(first, '--first'))
    console.log(orderTable(data))
  },
  'order show': async (api, operands) => {
    const [number = ''] = expectOperands(operands, 1)
    console.log(orderSheet(await findOrder(api, number)))
  },
  'order move': async (api, operands, { as, reason, note, lines, branch, sellable, key }) => {
    const [number = '', status = ''] = expectOperands(operands, 2)
    const to = readStatus(status)
    const more = { as: mover(as), reason, note, lines: pieces(lines), sellable: yesNo(sellable, '--sellable'), key }
    const order = await findOrder(api, number)
    const actor = await moveOrder(api, order, to, { ...more, branchId: branch ? await branchId(api, branch) : undefined })
    console.log(`${order.number}  ${order.status} → ${to}  (${actorNames[actor]})`)
  },
  'order courier-demo': async (api, numbers, { pace = '8s' }) => {
    const stop = new AbortController()
    void askedToStop().then(() => stop.abort())
    const { delivered, left } = await courierDemo(api, { numbers, pace: duration(pace), signal: stop.signal, tell: console.log })
    console.log(`${delivered} delivered${left.length > 0 ? `; not walked: ${left.join(', ')}` : ''}${stop.signal.aborted ? '; stopped' : ''}.`)
    if (stop.signal.aborted) return 130
    return left.length > 0 ? 1 : 0
  },
  'stock adjust': async (api, operands, { more, less, reason, key }) => {
    const [variant, branch = '', counted] = expectOperands(operands, more || less ? 2 : 3)
    const change = more ? count(more, '--more') : less ? -count(less, '--less') : undefined
    const onHand = change === undefined ? count(counted, 'COUNT', 0) : undefined
    console.log(await adjust(api, { variantId: count(variant, 'VARIANT'), branch, onHand, delta: change, reason, key }))
  },
  'stock transfer': async (api, operands, { reason, key }) => {
    const [variant, from = '', to = '', quantity] = expectOperands(operands, 4)
    console.log(await transfer(api, { variantId: count(variant, 'VARIANT'), from, to, quantity: count(quantity, 'PIECES'), reason, key }))
  },
  outbox: async (api, operands, { first = '20', mobile }) => {
    expectOperands(operands, 0)
    console.log(await outbox(api, count(first, '--first'), mobile))
  },
}

function expectOperands(operands: string[], number: number): string[] {
  if (operands.length !== number) throw new WrongUse(`The command takes ${number} operands, not ${operands.length}.`)
  return operands
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args)
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const [name] = Object.keys(commands).filter((command) => `${positionals.join(' ')} `.startsWith(`${command} `))
  const command = name && commands[name]
  if (!command) throw new WrongUse(positionals.length > 0 ? `There is no command "${positionals.slice(0, 2).join(' ')}".` : 'Say what to do.')
  const api = openStoreApi(process.env, values.lang === 'ar' ? 'ar' : 'en')
  return (await command(api, positionals.slice(name.split(' ').length), values)) ?? 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  if (error instanceof WrongUse) console.error(`\n${USAGE}`)
  process.exitCode = error instanceof WrongUse ? 2 : 1
}
// The channel to the process above would keep this one alive.
if (process.connected) process.disconnect()
