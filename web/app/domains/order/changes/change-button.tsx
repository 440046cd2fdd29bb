import type { ComponentProps } from 'react'
import type { useForm } from '#app/lib/forms/use-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { type OrderLink, orderPath } from '#app/domains/order/order-paths.ts'
import type { Intent } from './order-writes.ts'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'loading' | 'form'> & {
  /** The result of `useForm` for the write. */
  of: Pick<ReturnType<typeof useForm>, 'Form' | 'busy'>
  link: OrderLink
  /** Name of the write, which the server reads. */
  intent: Intent
  /** Token of the message that asks to confirm. */
  confirm?: string
}

/** A form with one button, for a write on an order that needs no other input. */
export function ChangeButton({ of: { Form, busy }, link, intent, confirm, className, ...button }: Props) {
  return (
    <Form action={orderPath(link)} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {confirm ? <input type="hidden" name="confirm" value={confirm} /> : null}
      <Button {...button} type="submit" loading={busy} />
    </Form>
  )
}
