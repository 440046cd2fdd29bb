import { count, duration, mover, type Options, pieces, readArguments, yesNo } from './arguments.ts'
import { courierDemo } from './courier-demo.ts'
import { closeLetter, letterSheet, listLetters, readKinds, savePicture } from './feedback.ts'
import { listApplications, listJobs, moveApplication, readApplicationStatus, saveCv } from './job.ts'
import { actorNames, findOrder, listOrders, moveOrder, orderSheet, orderTable } from './order.ts'
import { outbox } from './outbox.ts'
import { readStatus } from './statuses.ts'
import { adjust, branchId, transfer } from './stock.ts'
import { openStoreApi, type StoreApi } from './store-api.ts'
import { answerTicket, closeTicket, listTickets, readTicketStatuses, ticketSheet } from './ticket.ts'
import { USAGE, WrongUse } from './usage.ts'

/** Environment of a command: variables, output functions, and the signal that stops it. */
export type Surroundings = {
  env: NodeJS.ProcessEnv
  tell: (line: string) => void
  warn: (line: string) => void
  stop: () => AbortSignal
}

type Command = (api: StoreApi, operands: string[], options: Options, around: Surroundings) => Promise<number | void>

const commands: Record<string, Command> = {
  'order list': async (api, operands, { status, first = '20' }, { tell }) => {
    expectOperands(operands, 0)
    const { data } = await listOrders(api, status ? status.split(',').map(readStatus) : [], count(first, '--first'))
    tell(orderTable(data))
  },
  'order show': async (api, operands, _, { tell }) => {
    const [number = ''] = expectOperands(operands, 1)
    tell(orderSheet(await findOrder(api, number)))
  },
  'order move': async (api, operands, { as, reason, note, lines, branch, sellable, key }, { tell }) => {
    const [number = '', status = ''] = expectOperands(operands, 2)
    const to = readStatus(status)
    const more = { as: mover(as), reason, note, lines: pieces(lines), sellable: yesNo(sellable, '--sellable'), key }
    const order = await findOrder(api, number)
    const actor = await moveOrder(api, order, to, { ...more, branchId: branch ? await branchId(api, branch) : undefined })
    tell(`${order.number}  ${order.status} → ${to}  (${actorNames[actor]})`)
  },
  'order courier-demo': async (api, numbers, { pace = '8s' }, { tell, stop }) => {
    const signal = stop()
    const { delivered, left } = await courierDemo(api, { numbers, pace: duration(pace), signal, tell })
    tell(
      `${delivered} delivered${left.length > 0 ? `; not delivered: ${left.join(', ')}` : ''}${signal.aborted ? '; stopped' : ''}.`,
    )
    if (signal.aborted) return 130
    return left.length > 0 ? 1 : 0
  },
  'stock adjust': async (api, operands, { more, less, reason, key }, { tell }) => {
    const [variant, branch = '', counted] = expectOperands(operands, more || less ? 2 : 3)
    const change = more ? count(more, '--more') : less ? -count(less, '--less') : undefined
    const onHand = change === undefined ? count(counted, 'COUNT', 0) : undefined
    tell(await adjust(api, { variantId: count(variant, 'VARIANT'), branch, onHand, delta: change, reason, key }))
  },
  'stock transfer': async (api, operands, { reason, key }, { tell }) => {
    const [variant, from = '', to = '', quantity] = expectOperands(operands, 4)
    tell(
      await transfer(api, { variantId: count(variant, 'VARIANT'), from, to, quantity: count(quantity, 'UNITS'), reason, key }),
    )
  },
  'feedback list': async (api, operands, { kind, closed = false, first = '20' }, { tell }) => {
    expectOperands(operands, 0)
    tell(await listLetters(api, { of: readKinds(kind), closed, first: count(first, '--first') }))
  },
  'feedback show': async (api, operands, _, { tell }) => {
    const [number = ''] = expectOperands(operands, 1)
    tell(await letterSheet(api, number))
  },
  'feedback close': async (api, operands, _, { tell }) => {
    const [number = ''] = expectOperands(operands, 1)
    tell(await closeLetter(api, number))
  },
  'feedback picture': async (api, operands, _, { tell }) => {
    const [number = '', file = ''] = expectOperands(operands, 2)
    tell(await savePicture(api, number, file))
  },
  'ticket list': async (api, operands, { status, first = '20' }, { tell }) => {
    expectOperands(operands, 0)
    tell(await listTickets(api, readTicketStatuses(status), count(first, '--first')))
  },
  'ticket show': async (api, operands, _, { tell }) => {
    const [number = ''] = expectOperands(operands, 1)
    tell(await ticketSheet(api, number))
  },
  'ticket answer': async (api, operands, _, { tell }) => {
    const [number = '', message = ''] = expectOperands(operands, 2)
    tell(await answerTicket(api, number, message))
  },
  'ticket close': async (api, operands, _, { tell }) => {
    const [number = ''] = expectOperands(operands, 1)
    tell(await closeTicket(api, number))
  },
  'job list': async (api, operands, _, { tell }) => {
    expectOperands(operands, 0)
    tell(await listJobs(api))
  },
  'job applications': async (api, operands, { job, status, first = '20' }, { tell }) => {
    expectOperands(operands, 0)
    const only = { job, status: status ? readApplicationStatus(status) : undefined }
    tell(await listApplications(api, { ...only, first: count(first, '--first') }))
  },
  'job move': async (api, operands, _, { tell }) => {
    const [number = '', status = ''] = expectOperands(operands, 2)
    tell(await moveApplication(api, number, readApplicationStatus(status)))
  },
  'job cv': async (api, operands, _, { tell }) => {
    const [number = '', file = ''] = expectOperands(operands, 2)
    tell(await saveCv(api, number, file))
  },
  outbox: async (api, operands, { first = '20', mobile }, { tell }) => {
    expectOperands(operands, 0)
    tell(await outbox(api, count(first, '--first'), mobile))
  },
}

function expectOperands(operands: string[], number: number): string[] {
  if (operands.length !== number) throw new WrongUse(`The command takes ${number} operands, not ${operands.length}.`)
  return operands
}

async function perform(args: string[], around: Surroundings): Promise<number> {
  const { values, positionals } = readArguments(args)
  if (values.help) {
    around.tell(USAGE)
    return 0
  }
  const [name] = Object.keys(commands).filter((command) => `${positionals.join(' ')} `.startsWith(`${command} `))
  const command = name && commands[name]
  if (!command)
    throw new WrongUse(positionals.length > 0 ? `There is no command "${positionals.slice(0, 2).join(' ')}".` : 'A command is required.')
  const api = openStoreApi(around.env, values.lang === 'ar' ? 'ar' : 'en')
  return (await command(api, positionals.slice(name.split(' ').length), values, around)) ?? 0
}

/** Runs a command of `npm run ops --` and returns the exit code: 0 success, 1 failure, 2 invalid usage. */
export async function runOps(args: string[], around: Surroundings): Promise<number> {
  try {
    return await perform(args, around)
  } catch (error) {
    around.warn(error instanceof Error ? error.message : String(error))
    if (!(error instanceof WrongUse)) return 1
    around.warn(`\n${USAGE}`)
    return 2
  }
}
