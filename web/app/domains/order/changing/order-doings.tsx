import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { OrderDoings_OrderFragment as Order } from './__generated__/order-doings.ts'
import { AskOnWhatsapp } from '#app/domains/order/ask-on-whatsapp.tsx'
import { CancelForm } from './cancel-form.tsx'
import { ChangeButton } from './change-button.tsx'
import { useChange } from './use-change.ts'
import { type OrderLink, orderPartPath, orderPath, orderTellPath } from '#app/domains/order/order-paths.ts'
import { asksReview } from '#app/domains/order/order-phase.ts'

type Props = { order: Order; link: OrderLink }

/** What can be done with the order now, as the shop says, and where help is. */
export function OrderDoings({ order, link }: Props) {
  const { t } = useTranslation('order')
  // Here and not in the button: the button goes as soon as the order is open for the change, and the way to its page would go with it.
  const { Form, busy } = useChange()
  const may = (action: Order['allowedActions'][number]) => order.allowedActions.includes(action)
  const help = link.token ? orderTellPath(link, 'complaint') : `/profile/tickets?order=${encodeURIComponent(order.id)}`
  return (
    <Panel as="section" aria-label={t('act.label')} className="grid gap-3">
      {may('EDIT') ? (
        <Form method="post" action={orderPath(link)}>
          <input type="hidden" name="intent" value="edit" />
          <Button type="submit" variant="outline" block loading={busy}>
            {t('act.edit')}
          </Button>
        </Form>
      ) : null}
      {may('RETURN') ? <Way to={orderPartPath(link, 'return')}>{t('act.return')}</Way> : null}
      {asksReview(order) ? <Way to={orderTellPath(link, 'review')}>{t('act.review')}</Way> : null}
      {may('REORDER') ? (
        <ChangeButton link={link} intent="reorder" variant="outline" block>
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
