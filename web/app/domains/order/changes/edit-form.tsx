import type { ReactNode } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import {
  type OrderEdit_OrderFragment as Order,
  useOrderEditDiscardMutation,
  useOrderEditSaveMutation,
} from './__generated__/order-edit.ts'
import { ChangeButton } from './change-button.tsx'
import { EditLine } from './edit-line.tsx'
import { discardEditWrite, saveEditWrite } from './edit-writes.ts'
import { type OrderLink, orderPartPath, orderPath } from '#app/domains/order/order-paths.ts'

type EditFields = { values: Record<string, string>; error: (name: string) => string | undefined }
type Props = {
  order: Order
  link: OrderLink
  /** Names of the fields of `address`, which show their own refusals. */
  addressNames: readonly string[]
  /** The fields of the delivery address. */
  address: (form: EditFields) => ReactNode
}

/**
 * Edits the lines and the delivery address of an order. Current prices and stock apply, so only the response has the
 * new total: it is shown, and the second press saves it. An unchanged total is saved at once.
 */
export function EditForm({ order, link, addressNames, address }: Props) {
  const { t } = useTranslation('order')
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const ids = order.lines.map(({ id }) => id)
  const { Form, busy, error, values, refusals } = useForm(saveEditWrite, useOrderEditSaveMutation(), {
    name: 'edit',
    fields: ['lines', 'expectedTotal', ...ids, ...addressNames],
    reloadsPage: true,
  })
  const discard = useForm(discardEditWrite, useOrderEditDiscardMutation(), {
    // Replaces the history entry: the back button must not lead to a closed edit.
    onDone: () => void navigate(orderPath(link), { replace: true }),
    onRefused: () => void revalidate(),
  })
  const whole = error('lines')
  const newTotal = error('expectedTotal') ? values.newTotal : undefined
  return (
    <div className="grid gap-6">
      <Form action={orderPartPath(link, 'edit')} className="grid gap-8">
        <input type="hidden" name="revision" value={order.revision} />
        <input type="hidden" name="expectedTotal" value={values.expectedTotal ?? order.total.amount} />
        {whole ? (
          <Alert tone="danger" live>
            {whole}
          </Alert>
        ) : null}
        <section aria-labelledby="lines">
          <h2 id="lines" className="type-h3">
            {t('lines')}
          </h2>
          <ul>
            {order.lines.map((line) => (
              <EditLine key={line.id} line={line} values={values} error={error(line.id)} />
            ))}
          </ul>
        </section>
        {address({ values, error })}
        <div className="grid gap-2">
          <p className="type-meta">{t('editing.note')}</p>
          {order.coupon ? (
            <p className="type-meta">
              <Text>{t('editing.coupon', order.coupon)}</Text>
            </p>
          ) : null}
          {newTotal && !busy ? (
            <Alert live title={<Text>{t('editing.newTotal', { now: newTotal, was: order.total.formatted })}</Text>}>
              {t('editing.notSaved')}
            </Alert>
          ) : null}
          {refusals.length > 0 && !newTotal && !busy ? (
            <p role="alert" className="text-14 text-danger">
              {t('editing.refused')}
            </p>
          ) : null}
          <Button type="submit" size="lg" loading={busy} className="sm:justify-self-start">
            <span>{newTotal ? <Text>{t('editing.saveAt', { total: newTotal })}</Text> : t('editing.save')}</span>
          </Button>
        </div>
      </Form>
      <ChangeButton of={discard} link={link} intent="discard" variant="ghost">
        {t('editing.discard')}
      </ChangeButton>
    </div>
  )
}
