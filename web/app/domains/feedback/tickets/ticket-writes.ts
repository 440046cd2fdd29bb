import { checkForm } from '#app/lib/forms/check-form.ts'
import { field, fields } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { TicketCloseDocument, TicketOpenDocument, TicketReplyDocument } from '#app/domains/feedback/__generated__/feedback-writes.ts'
import { replyRules, ticketRules } from '#app/domains/feedback/feedback.rules.ts'
import { ticketPath } from '#app/domains/feedback/ticket-path.ts'

/** Asks the shop something (`subject`, `message`), about the order `orderId` or about anything, and leads to the question's page. */
export const ticketOpenWrite: Write = async ({ form, locale }, { mutate }) => {
  const faults = checkForm(ticketRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const { ticket, userErrors } = (await mutate(TicketOpenDocument, { input: fields(form, ['subject', 'message', 'orderId']) })).ticketOpen
  if (!ticket || userErrors.length > 0) return refused(userErrors, form)
  return accepted({ next: ticketPath(ticket.id) })
}

/** What the page of a question does: `intent` reply (`message`) or close. */
export const ticketWrite: Write = async ({ form, locale, params }, { mutate }) => {
  const id = params.id ?? ''
  if (field(form, 'intent') === 'close') {
    const { userErrors } = (await mutate(TicketCloseDocument, { id })).ticketClose
    return userErrors.length > 0 ? refused(userErrors, form) : accepted({ data: 'closed' })
  }
  const faults = checkForm(replyRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const { userErrors } = (await mutate(TicketReplyDocument, { input: { id, message: field(form, 'message') } })).ticketReply
  return userErrors.length > 0 ? refused(userErrors, form) : accepted({ data: 'sent' })
}
