import type { ComponentProps } from 'react'
import type { useForm } from '#app/lib/forms/use-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { type OrderLink, orderPath } from '#app/domains/order/order-paths.ts'
import type { Intent } from './order-writes.ts'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'loading' | 'form'> & {
  /** `useForm` of the write. */
  of: Pick<ReturnType<typeof useForm>, 'Form' | 'busy'>
  link: OrderLink
  /** The write's name, for the server. */
  intent: Intent
  /** Token of the message that asks to confirm. */
  confirm?: string
}

/** A form of one button: what it does with the order needs no more than the press. */
export function ChangeButton({ of: { Form, busy }, link, intent, confirm, className, ...button }: Props) {
  return (
    <Form action={orderPath(link)} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {confirm ? <input type="hidden" name="confirm" value={confirm} /> : null}
      <Button {...button} type="submit" loading={busy} />
    </Form>
  )
}
