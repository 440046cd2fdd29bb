import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useWrite } from '#app/lib/forms/use-write.ts'
import { notify } from '#app/lib/notify/notify.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { OrderEditFormQuery } from './__generated__/order-edit.ts'
import { ChangeButton } from './change-button.tsx'
import type { Choices } from './edit-load.ts'
import { EditLine } from './edit-line.tsx'
import { type OrderLink, orderPartPath, orderPath } from '#app/domains/order/order-paths.ts'

type Order = NonNullable<OrderEditFormQuery['order']>
type EditFields = { values: Record<string, string>; error: (name: string) => string | undefined }
type Props = {
  order: Order
  link: OrderLink
  choices: Choices
  /** Names of the fields of `address`, which show their own refusals. */
  addressNames: readonly string[]
  /** Where it goes. */
  address: (form: EditFields) => ReactNode
}

/** What an order is to be. Prices and stock are those of now: the shop's answer tells the new total. */
export function EditForm({ order, link, choices, addressNames, address }: Props) {
  const { t } = useTranslation('order')
  const navigate = useNavigate()
  const ids = order.lines.map(({ id }) => id)
  const { Form, busy, error, values, refusals } = useWrite({
    name: 'edit',
    fields: ['lines', ...ids, ...addressNames],
    onDone: () => {
      notify({ type: 'success', title: t('done.save'), key: 'order-change' })
      void navigate(orderPath(link))
    },
  })
  const whole = error('lines')
  return (
    <div className="grid gap-6">
      <Form method="post" action={orderPartPath(link, 'edit')} noValidate className="grid gap-8">
        <input type="hidden" name="revision" value={order.revision} />
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
              <EditLine
                key={line.id}
                line={line}
                variants={choices[line.productId] ?? []}
                values={values}
                error={error(line.id)}
              />
            ))}
          </ul>
        </section>
        {address({ values, error })}
        <div className="grid gap-2">
          <p className="type-meta">{t('editing.note')}</p>
          {refusals.length > 0 && !busy ? (
            <p role="alert" className="text-14 text-danger">
              {t('editing.refused')}
            </p>
          ) : null}
          <Button type="submit" size="lg" loading={busy} className="sm:justify-self-start">
            {t('editing.save')}
          </Button>
        </div>
      </Form>
      <ChangeButton link={link} intent="discard" variant="ghost">
        {t('editing.discard')}
      </ChangeButton>
    </div>
  )
}
