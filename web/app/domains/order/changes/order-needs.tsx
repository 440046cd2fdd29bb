import { Link } from 'react-router'
import { Text } from '#app/lib/i18n/text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { type OrderLink, orderPartPath, orderPath } from '#app/domains/order/order-paths.ts'
import { phaseOf, returnPhases } from '#app/domains/order/order-phase.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { momentText, momentWithin, useOrderTexts } from '#app/domains/order/order-dates.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Ltr } from '#app/ui/bidi-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { OrderNeeds_OrderFragment as Needs } from './__generated__/order-needs.ts'
import { DeliveryTimeBox } from './delivery-time-box.tsx'
import { ConfirmBox } from './confirm-box.tsx'
import { useOrderEditDiscardMutation } from './__generated__/order-edit.ts'
import { ChangeButton } from './change-button.tsx'
import { NeedHead } from './need-head.tsx'
import { discardEditWrite } from './edit-writes.ts'
import { useOrderReturnWithdrawMutation } from '#app/domains/order/returns/__generated__/order-return.ts'
import { refundKey, withdrawWrite } from '#app/domains/order/returns/return-write.ts'

type Props = { order: Needs; link: OrderLink; today: string }

/** The actions that the order requires of its customer, and its return. Empty for most orders. */
export function OrderNeeds({ order, link, today }: Props) {
  const texts = useOrderTexts(today)
  const { allowedActions, edit } = order
  return (
    <div className="mt-6 grid gap-4 empty:hidden">
      {allowedActions.includes('CONFIRM') ? <ConfirmBox link={link} order={order} today={today} /> : null}
      {order.callBy && !allowedActions.includes('CONFIRM') ? (
        <Alert title={texts.t('confirm.callFirst')}>
          <Text>{texts.t('confirm.callFirstText', { moment: momentWithin(order.callBy, texts) })}</Text>
        </Alert>
      ) : null}
      {allowedActions.includes('CHOOSE_DELIVERY_TIME') ? (
        <DeliveryTimeBox link={link} order={order} today={today} />
      ) : null}
      {edit ? <EditBox link={link} edit={edit} today={today} /> : null}
      {order.exchangeOf?.order ? (
        <ExchangeBox order={order} old={{ ...order.exchangeOf, order: order.exchangeOf.order }} />
      ) : null}
      {order.returns.map((each, index) =>
        // The latest one, and the earlier ones that brought money back.
        index === 0 || each.status === 'RECEIVED' ? (
          <ReturnBox key={each.id} link={link} order={order} made={each} today={today} />
        ) : null,
      )}
    </div>
  )
}

type EditBoxProps = { link: OrderLink; edit: NonNullable<Needs['edit']>; today: string }

/**
 * States that the order is being edited. The editor can continue or discard the edit; others are told until when they
 * have to wait.
 */
function EditBox({ link, edit, today }: EditBoxProps) {
  const texts = useOrderTexts(today)
  const { t } = texts
  const discard = useForm(discardEditWrite, useOrderEditDiscardMutation(), { reloadsPage: true })
  const moment = momentWithin(edit.until, texts)
  return (
    <Panel
      as="section"
      aria-labelledby="editing"
      className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
    >
      <NeedHead id="editing" title={t('editing.open')}>
        {t(edit.mine ? 'editing.mine' : 'editing.others', { moment })}
      </NeedHead>
      {edit.mine ? (
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={orderPartPath(link, 'edit')}>{t('editing.goOn')}</Link>
          </Button>
          <ChangeButton of={discard} link={link} intent="discard" variant="outline">
            {t('editing.discard')}
          </ChangeButton>
        </div>
      ) : null}
    </Panel>
  )
}

type Linked = { token: string | null; order: { id: string; number: string } }
type ExchangeBoxProps = { order: Pick<Needs, 'status' | 'deliveredAt'>; old: Linked }

/**
 * States of which order this one is the exchange, what the courier takes for it, and in the end whether it took place.
 */
function ExchangeBox({ order: { status, deliveredAt }, old }: ExchangeBoxProps) {
  const { t } = useTranslation('order')
  const phase = phaseOf(status)
  const state = deliveredAt ? 'done' : phase === 'canceled' || returnPhases.has(phase) ? 'failed' : 'waiting'
  return (
    <Alert tone={state === 'failed' ? 'warning' : 'info'} title={t(`exchange.of.${state}`)}>
      <span className="grid justify-items-start gap-1">
        <span>{t(`exchange.of.${state}Text`)}</span>
        <TextLink asChild underlined>
          <Link to={orderPath({ ...old.order, token: old.token })} viewTransition>
            <Text>{t('exchange.of.old', { number: old.order.number })}</Text>
          </Link>
        </TextLink>
      </span>
    </Alert>
  )
}

type ReturnBoxProps = {
  link: OrderLink
  order: Pick<Needs, 'allowedActions' | 'exchangeOrder'>
  made: Needs['returns'][number]
  today: string
}

/** A return or an exchange: its items, reasons and refund, the new order, and the button that withdraws it. */
function ReturnBox({ link, order: { allowedActions, exchangeOrder }, made, today }: ReturnBoxProps) {
  const texts = useOrderTexts(today)
  const { t } = texts
  const withdraw = useForm(withdrawWrite, useOrderReturnWithdrawMutation())
  const isExchange = Number(made.credited.amount) > 0
  const refunds = made.status !== 'WITHDRAWN' && (!isExchange || Number(made.refund.amount) > 0)
  return (
    <Panel as="section" aria-labelledby={`return-${made.id}`} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={`return-${made.id}`} className="type-h3">
          {t(`${isExchange ? 'exchange' : 'returns'}.status.${made.status}`)}
        </h2>
        <p className="type-meta">
          <Text>{t('returns.asked', { moment: momentText(made.askedAt, texts) })}</Text>
        </p>
      </div>
      <ul className="grid gap-3">
        {made.lines.map(({ line, quantity, reason }) => (
          <li key={line.id} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3 text-14">
            <span className="aspect-4/5 overflow-hidden rounded-sm bg-plinth p-[6%]">
              {line.image ? <Picture base={line.image.base} alt="" sizes="48px" /> : null}
            </span>
            <span>
              <span className="block font-semibold">
                <Text>{`${line.name} ×${quantity}`}</Text>
              </span>
              <span className="text-text-2">{t(`returns.reason.${reason}`)}</span>
            </span>
          </li>
        ))}
      </ul>
      {made.notes ? <p className="whitespace-pre-line text-text-2 wrap-anywhere">{made.notes}</p> : null}
      {isExchange && exchangeOrder?.order ? (
        <TextLink asChild underlined className="justify-self-start">
          <Link to={orderPath({ ...exchangeOrder.order, token: exchangeOrder.token })} viewTransition>
            <Text>{t('exchange.new', { number: exchangeOrder.order.number })}</Text>
          </Link>
        </TextLink>
      ) : null}
      {refunds ? (
        <p>
          <Text>{t(made.refundedAt ? 'returns.refunded' : 'returns.refund', { sum: made.refund.formatted })}</Text>{' '}
          <Text>{t(`returns.method.${refundKey(made.refundMethod, made.returnMethod === 'BRANCH')}.name`)}</Text>{' '}
          {made.refundAccount ? <Ltr>{made.refundAccount}</Ltr> : null}
          {Number(made.returnFee.amount) > 0 ? (
            <span className="block text-14 text-text-2">
              <Text>{t('returns.feeTaken', { fee: made.returnFee.formatted })}</Text>
            </span>
          ) : null}
        </p>
      ) : null}
      {made.status === 'ASKED' && allowedActions.includes('WITHDRAW_RETURN') ? (
        <ChangeButton of={withdraw} link={link} intent="withdraw" variant="outline">
          {t(isExchange ? 'exchange.withdraw' : 'returns.withdraw')}
        </ChangeButton>
      ) : null}
    </Panel>
  )
}
