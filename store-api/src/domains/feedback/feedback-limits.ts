import { spendByNetwork } from '#src/domains/message/guest-limit.service.ts'
import type { Context } from '#src/http/context.ts'
import { spend } from '#src/http/rate-limit.ts'
import type { Judged } from '#src/http/rules.ts'
import { limit } from '#src/limits.ts'

const DAY = 86_400
const complaintByMobile = limit({ name: 'complaint', tries: 5, seconds: DAY })
// Many phones share one address of their operator.
const complaintByNetwork = limit({ name: 'complaint-net', tries: 200, seconds: DAY })
const messageByMobile = limit({ name: 'message', tries: 10, seconds: DAY })
const messageByNetwork = limit({ name: 'message-net', tries: 200, seconds: DAY })
const ticketByCustomer = limit({ name: 'ticket', tries: 10, seconds: DAY })
const replyByCustomer = limit({ name: 'ticket-reply', tries: 60, seconds: DAY })

type Caller = Pick<Context, 'db' | 'address' | 'now'>
interface Sender {
  customer: { id: number } | null
  mobile: Judged<string>
}

/** Counts a try to complain: the answer shows whether an order belongs to a mobile. Throws RATE_LIMITED. */
export async function limitComplaintTry(caller: Caller, { customer, mobile }: Sender): Promise<void> {
  await spendByNetwork(caller, { byNetwork: complaintByNetwork, mobile: mobile.fault ? null : mobile.value, customer })
}

/** Counts a valid complaint. Throws RATE_LIMITED. */
export function limitComplaint({ db }: Caller, mobile: string): Promise<void> {
  return spend(db, [[complaintByMobile, mobile]])
}

/** Counts a try to send a message or a product request. Throws RATE_LIMITED. */
export async function limitMessageTry(caller: Caller, { customer, mobile }: Sender): Promise<void> {
  await spendByNetwork(caller, { byNetwork: messageByNetwork, mobile: mobile.fault ? null : mobile.value, customer })
}

/** Counts a valid message or product request. Throws RATE_LIMITED. */
export function limitMessage({ db }: Caller, mobile: string): Promise<void> {
  return spend(db, [[messageByMobile, mobile]])
}

/** Counts a new ticket of a customer. Throws RATE_LIMITED. */
export function limitTicket({ db }: Caller, customerId: number): Promise<void> {
  return spend(db, [[ticketByCustomer, String(customerId)]])
}

/** Counts a reply of a customer to her tickets. Throws RATE_LIMITED. */
export function limitReply({ db }: Caller, customerId: number): Promise<void> {
  return spend(db, [[replyByCustomer, String(customerId)]])
}
