import { fields } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { messageRules } from '#app/domains/feedback/feedback.rules.ts'
import { sentPath } from '#app/domains/feedback/sent-number.ts'
import { ContactSendDocument } from './__generated__/contact-write.ts'

/** Sends a contact message. The response has its reference number. */
export const contactWrite = defineWrite({
  mutation: ContactSendDocument,
  rules: messageRules,
  variables: ({ form }) => ({ input: fields(form, ['fullName', 'mobile', 'email', 'subject', 'message']) }),
  done: ({ contactSend }, { url }) => accepted({ without: sentPath(url, contactSend.number) }),
})
