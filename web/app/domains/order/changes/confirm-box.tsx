import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useForm } from '#app/lib/forms/use-form.tsx'
import type { WriteResult } from '#app/lib/forms/write.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { loginPath } from '#app/lib/route/login-path.ts'
import { contactHours } from '#app/lib/shop/contact-hours.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import {
  useOrderCallRequestMutation,
  useOrderCodeSmsSendMutation,
  useOrderConfirmMutation,
} from './__generated__/order-writes.ts'
import { ChangeButton } from './change-button.tsx'
import { CodeField } from '#app/domains/order/code-field.tsx'
import { NeedHead } from './need-head.tsx'
import { callWrite, codeSmsWrite, confirmWrite } from './order-writes.ts'
import { momentWithin, useOrderTexts } from '#app/domains/order/order-dates.ts'
import { type OrderLink, orderPath } from '#app/domains/order/order-paths.ts'

type Confirmable = {
  allowedActions: readonly string[]
  confirmBy: string | null
  confirmNeedsCode: boolean
  confirmMessageFailed: boolean
  codeSmsAt: string | null
  callRequestedAt: string | null
}
type Props = { link: OrderLink; order: Confirmable; today: string }

/**
 * Asks the customer to confirm the order: by one press when the account or the link of the message (`?confirm=`) is
 * sufficient proof, by the code once an SMS carries it, else by the button of the message in WhatsApp. When the message
 * could not be sent, it refers guests to the account of the mobile, and customers to the shop. Only the press confirms,
 * not the visit, because link scanners open links too.
 */
export function ConfirmBox({ link, order, today }: Props) {
  const { confirmBy, confirmNeedsCode, confirmMessageFailed, codeSmsAt } = order
  const texts = useOrderTexts(today)
  const { t } = texts
  const confirm = useForm(confirmWrite, useOrderConfirmMutation(), { name: 'confirm', fields: ['code'] })
  const { Form, busy, error } = confirm
  const given = useSearchParams()[0].get('confirm') ?? undefined
  const proof = isOutdated(confirm.result) ? undefined : given
  const withoutMessage = link.token ? 'byAccount' : 'byShop'
  const withoutCode = confirmMessageFailed ? withoutMessage : 'byMessage'
  const way = !confirmNeedsCode || proof ? 'byPress' : codeSmsAt ? 'bySms' : withoutCode
  const [isCodeAsked, setCodeAsked] = useState(false)
  // The pressed button is gone by now, and the field is there.
  useEffect(() => {
    if (isCodeAsked && codeSmsAt) document.getElementById('code')?.focus()
  }, [isCodeAsked, codeSmsAt])
  return (
    <Panel
      as="section"
      aria-labelledby="confirm"
      className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
    >
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
      {way === 'bySms' ? (
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
      {way === 'byPress' ? null : <OtherWays link={link} order={order} onCodeSent={() => setCodeAsked(true)} />}
    </Panel>
  )
}

/** Whether the shop answered that a token of a message confirms nothing: another wait began, or the time is over. */
function isOutdated(result: WriteResult | undefined): boolean {
  return (
    result?.ok === false &&
    result.userErrors.some(({ code }) => ['CONFIRM_AGAIN', 'NOT_FOUND', 'CODE_EXPIRED'].includes(code))
  )
}

/** The other ways of a confirmation: the code by SMS, and a call of the shop. */
function OtherWays({
  link,
  order: { allowedActions, callRequestedAt },
  onCodeSent,
}: Pick<Props, 'link' | 'order'> & { onCodeSent: () => void }) {
  const { t, locale } = useTranslation('order')
  const sms = useForm(codeSmsWrite, useOrderCodeSmsSendMutation(), { onDone: onCodeSent })
  const call = useForm(callWrite, useOrderCallRequestMutation())
  return (
    <div className="grid gap-3 lg:col-span-full">
      <div className="flex flex-wrap gap-3 empty:hidden">
        {allowedActions.includes('REQUEST_CODE_SMS') ? (
          <ChangeButton of={sms} link={link} intent="codeSms" variant="outline" size="sm">
            {t('confirm.codeSms')}
          </ChangeButton>
        ) : null}
        {allowedActions.includes('REQUEST_CALL') ? (
          <ChangeButton of={call} link={link} intent="call" variant="outline" size="sm">
            {t('confirm.call')}
          </ChangeButton>
        ) : null}
      </div>
      {callRequestedAt ? (
        <p className="text-14 text-text-2">
          <Text>{t('confirm.callComes', contactHours(locale))}</Text>
        </p>
      ) : null}
    </div>
  )
}
