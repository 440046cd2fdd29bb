import type { ComponentProps } from 'react'
import { Button } from '#app/ui/button.tsx'
import { type OrderLink, orderPath } from '#app/domains/order/order-paths.ts'
import type { Intent } from './order-write.ts'
import { useChange } from './use-change.ts'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'loading' | 'form'> & {
  link: OrderLink
  intent: Intent
  /** Token of the message that asks to confirm. */
  confirm?: string
}

/** A form of one button: what it does with the order needs no more than the press. */
export function ChangeButton({ link, intent, confirm, className, ...button }: Props) {
  const { Form, busy } = useChange()
  return (
    <Form method="post" action={orderPath(link)} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {confirm ? <input type="hidden" name="confirm" value={confirm} /> : null}
      <Button {...button} type="submit" loading={busy} />
    </Form>
  )
}
