import { Link, useSearchParams } from 'react-router'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { loginPath } from '#app/lib/session/login-path.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { useOrderConfirmMutation } from './__generated__/order-writes.ts'
import { ChangeButton } from './change-button.tsx'
import { CodeField } from '#app/domains/order/code-field.tsx'
import { NeedHead } from './need-head.tsx'
import { confirmWrite } from './order-writes.ts'
import { momentWithin, useOrderTexts } from '#app/domains/order/order-dates.ts'
import { type OrderLink, orderPath } from '#app/domains/order/order-paths.ts'

type Confirmable = { confirmBy: string | null; confirmNeedsCode: boolean; confirmMessageFailed: boolean }
type Props = { link: OrderLink; order: Confirmable; today: string }

/**
 * Asks the customer to confirm the order: by one press when the account or the link of the message (`?confirm=`) is sufficient proof, else by
 * the code of the message. When the message could not be sent, it refers guests to the account of the mobile, and customers to the shop.
 * Only the press confirms, not the visit, because link scanners open links too.
 */
export function ConfirmBox({ link, order: { confirmBy, confirmNeedsCode, confirmMessageFailed }, today }: Props) {
  const texts = useOrderTexts(today)
  const { t } = texts
  const confirm = useForm(confirmWrite, useOrderConfirmMutation(), { name: 'confirm', fields: ['code'] })
  const { Form, busy, error } = confirm
  const proof = useSearchParams()[0].get('confirm') ?? undefined
  const withoutMessage = link.token ? 'byAccount' : 'byShop'
  const way = confirmNeedsCode && !proof ? (confirmMessageFailed ? withoutMessage : 'byCode') : 'byPress'
  return (
    <Panel as="section" aria-labelledby="confirm" className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <NeedHead
        id="confirm"
        title={t('confirm.title')}
        note={confirmBy ? t('confirm.until', { moment: momentWithin(confirmBy, texts) }) : null}
      >
        {t(`confirm.${way}`)}
      </NeedHead>
      {way === 'byAccount' ? (
        <Button asChild>
          <Link to={loginPath(orderPath({ id: link.id }))}>{t('confirm.logIn')}</Link>
        </Button>
      ) : null}
      {way === 'byCode' ? (
        <Form action={orderPath(link)} className="flex flex-wrap items-start gap-3">
          <input type="hidden" name="intent" value="confirm" />
          <CodeField error={error('code')} />
          <Button type="submit" loading={busy} className="sm:mt-6.5">
            {t('confirm.submit')}
          </Button>
        </Form>
      ) : null}
      {way === 'byPress' ? (
        <ChangeButton of={confirm} link={link} intent="confirm" confirm={proof}>
          {t('confirm.submit')}
        </ChangeButton>
      ) : null}
    </Panel>
  )
}
