import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import type { UserError } from '#app/lib/apollo/written.ts'
import { field } from '#app/lib/forms/field.ts'
import { defineWrite, type Write } from '#app/lib/forms/write.ts'

export type MessageSend = { messageSend: { number: string | null; userErrors: readonly UserError[] } | null }
type Variables = { mobile: string }

/** For tests: a mutation of no domain. */
export const MessageSendDocument: TypedDocumentNode<MessageSend, Variables> = gql`
  mutation MessageSend($mobile: String!) {
    messageSend(mobile: $mobile) {
      number
      userErrors {
        code
        path
        message
      }
    }
  }
`

/** For tests: sends the field `mobile`. */
export function messageWrite(more: Partial<Write<MessageSend, Variables>> = {}): Write<MessageSend, Variables> {
  return defineWrite({
    mutation: MessageSendDocument,
    variables: ({ form }) => ({ mobile: field(form, 'mobile') }),
    ...more,
  })
}

/** For tests: stands for a generated hook. */
export const useMessageSendMutation = () => useMutation(MessageSendDocument)

/** For tests: a response of the shop. */
export function messageAnswer(...userErrors: UserError[]): { data: MessageSend } {
  return { data: { messageSend: { number: userErrors.length > 0 ? null : 'MD-1', userErrors } } }
}
