import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { notify } from '#app/lib/notify/notify.ts'
import { numberOf } from '#app/lib/route/number-of.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { AskOnWhatsapp } from '#app/domains/order/ask-on-whatsapp.tsx'
import { type OrderLink, orderPartPath, orderPath, orderTellPath } from '#app/domains/order/order-paths.ts'
import { NoRight } from '#app/domains/order/returns/no-right.tsx'
import {
  type OrderReorderMutation,
  useOrderReorderMutation,
} from '#app/domains/order/returns/__generated__/order-return.ts'
import { reorderWrite } from '#app/domains/order/returns/return-write.ts'
import { asksReview } from '#app/domains/order/order-phase.ts'
import * as fields from '#app/__generated__/field-rules.ts'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/text-input.tsx'
import type { OrderDoings_OrderFragment as Order } from './__generated__/order-doings.ts'
import { ChangeButton } from './change-button.tsx'
import { useOrderEditBeginMutation } from './__generated__/order-edit.ts'
import { useOrderCancelMutation } from './__generated__/order-writes.ts'
import { beginEditWrite } from './edit-writes.ts'
import { cancelWrite } from './order-writes.ts'

type Props = { order: Order; link: OrderLink; today: string }

/** The actions that the shop allows on the order, and the links to help. */
export function OrderDoings({ order, link, today }: Props) {
  const { t } = useTranslation('order')
  const begin = useForm(beginEditWrite, useOrderEditBeginMutation(), { reloadsPage: true })
  const reorder = useForm(reorderWrite, useOrderReorderMutation(), {
    reloadsPage: true,
    onDone({ orderReorder: { merged } }) {
      const body = merged ? reorderText(merged, t) : undefined
      notify({ type: body ? 'warning' : 'success', title: t('done.reorder'), body })
    },
  })
  const may = (action: Order['allowedActions'][number]) => order.allowedActions.includes(action)
  const help = link.token ? orderTellPath(link, 'complaint') : `/profile/tickets?order=${numberOf(order.id)}`
  return (
    <Panel as="section" aria-label={t('act.label')} className="grid gap-3">
      {may('EDIT') ? (
        <ChangeButton of={begin} link={link} intent="edit" variant="outline" block>
          {t('act.edit')}
        </ChangeButton>
      ) : null}
      {may('EXCHANGE') ? <Way to={orderPartPath(link, 'exchange')}>{t('act.exchange')}</Way> : null}
      {may('RETURN') ? <Way to={orderPartPath(link, 'return')}>{t('act.return')}</Way> : null}
      <NoRight
        refusal={order.returnRefusal ?? order.exchangeRefusal}
        until={order.defectReturnableUntil}
        today={today}
      />
      {asksReview(order) ? <Way to={orderTellPath(link, 'review')}>{t('act.review')}</Way> : null}
      {may('REORDER') ? (
        <ChangeButton of={reorder} link={link} intent="reorder" variant="outline" block>
          {t('act.reorder')}
        </ChangeButton>
      ) : null}
      <AskOnWhatsapp number={order.number} block />
      <Way to={help} quiet>
        {t('act.help')}
      </Way>
      {order.hasInvoice ? (
        <Way to={orderPartPath(link, 'invoice')} quiet>
          {t('act.invoice')}
        </Way>
      ) : null}
      {may('CANCEL') || may('REQUEST_CANCEL') ? <CancelForm link={link} asks={!may('CANCEL')} /> : null}
    </Panel>
  )
}

function Way({ to, quiet = false, children }: { to: string; quiet?: boolean; children: ReactNode }) {
  return (
    <Button asChild block variant={quiet ? 'ghost' : 'outline'}>
      <Link to={to} viewTransition>
        {children}
      </Link>
    </Button>
  )
}

type Reordered = NonNullable<NonNullable<OrderReorderMutation['orderReorder']>['merged']>

/**
 * Lists the items of an order that were not added to the cart in full: 'هودي: ضفنا 1 من 3'. Undefined when all were.
 */
function reorderText({ reduced, dropped }: Reordered, t: TFunction<'order'>): string | undefined {
  const less = reduced.map(({ name, wanted, quantity }) => t('reorder.reduced', { name, wanted, quantity }))
  const gone = dropped.map(({ name }) => t('reorder.dropped', { name }))
  return [...less, ...gone].join(' ') || undefined
}

const opener =
  'flex min-h-12 items-center justify-center rounded-sm px-6 font-display text-15 font-semibold hover:bg-surface-2'

type CancelFormProps = {
  link: OrderLink
  /** Whether the shop decides, because the order is being prepared already. */ asks: boolean
}

/**
 * Cancels the order, or requests the cancellation. A closed `details` element, which states the consequence before the
 * form is sent.
 */
function CancelForm({ link, asks }: CancelFormProps) {
  const { t } = useTranslation(['order', 'common'])
  const { Form, busy, error, values } = useForm(cancelWrite, useOrderCancelMutation(), {
    name: 'cancel',
    fields: ['reason'],
  })
  return (
    <details>
      <summary className={opener}>{t(asks ? 'cancel.ask' : 'cancel.open')}</summary>
      <Form action={orderPath(link)} className="grid gap-4 pt-3">
        <input type="hidden" name="intent" value="cancel" />
        <p className="text-14 text-text-2">{t(asks ? 'cancel.askText' : 'cancel.text')}</p>
        <Field label={t('cancel.reason')} optionalLabel={t('common:optional')} error={error('reason')}>
          <Textarea name="reason" maxLength={fields.cancelReason.max} rows={2} defaultValue={values.reason} />
        </Field>
        <Button type="submit" variant="secondary" block loading={busy}>
          {t(asks ? 'cancel.askSubmit' : 'cancel.submit')}
        </Button>
      </Form>
    </details>
  )
}
