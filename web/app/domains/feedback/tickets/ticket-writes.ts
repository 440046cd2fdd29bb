import { field, fields } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import {
  TicketCloseDocument,
  TicketOpenDocument,
  TicketReplyDocument,
} from '#app/domains/feedback/__generated__/feedback-writes.ts'
import { feedbackPaths, ticketPath } from '#app/domains/feedback/feedback-paths.ts'
import { replyRules, ticketRules } from '#app/domains/feedback/feedback.rules.ts'

/** Opens a ticket (`subject`, `message`, optional `orderId`) and leads to its page. */
export const ticketOpenWrite = defineWrite({
  mutation: TicketOpenDocument,
  rules: ticketRules,
  variables: ({ form }) => ({ input: fields(form, ['subject', 'message', 'orderId']) }),
  done: ({ ticketOpen: { ticket } }) => accepted({ next: ticket ? ticketPath(ticket.id) : feedbackPaths.tickets }),
})

/** Adds `message` to the ticket of the page. */
export const ticketReplyWrite = defineWrite({
  mutation: TicketReplyDocument,
  rules: replyRules,
  variables: ({ form, params }) => ({ input: { id: params.id ?? '', message: field(form, 'message') } }),
  done: (_, { locale }) => accepted({ notice: textsIn(locale)('feedback:tickets.sent') }),
})

/** Closes the ticket of the page. */
export const ticketCloseWrite = defineWrite({
  mutation: TicketCloseDocument,
  variables: ({ params }) => ({ input: { id: params.id ?? '' } }),
  done: (_, { locale }) => accepted({ notice: textsIn(locale)('feedback:tickets.closed') }),
})
