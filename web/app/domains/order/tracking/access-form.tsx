import { useEffect } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { NextCode, useCodePause } from '#app/domains/session/resend-countdown.tsx'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { refusalText } from '#app/lib/notify/error-text.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { CodeField } from '#app/domains/order/code-field.tsx'
import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused } from '#app/lib/forms/write.ts'
import { codeRefusals, codeRules } from '#app/domains/order/code.rules.ts'
import { orderPath } from '#app/domains/order/order-paths.ts'
import {
  OrderAccessCodeCheckDocument,
  OrderAccessCodeSendDocument,
  useOrderAccessCodeCheckMutation,
} from './__generated__/order-access.ts'

/**
 * Opens an order by its `number`, its `mobile` and the `code` sent to the mobile. `intent` = send requests a code and
 * keeps the form on its page, with `codeSent` and the seconds until the next code (`codePause`), because no address may
 * contain the mobile.
 */
export const accessWrite = defineWrite({
  mutation: OrderAccessCodeCheckDocument,
  async before({ form }, { mutate }) {
    if (field(form, 'intent') !== 'send') return undefined
    const { userErrors, resendAfter } = (await mutate(OrderAccessCodeSendDocument, { input: readRequest(form) }))
      .orderAccessCodeSend
    form.set('codeSent', 'yes')
    form.set('codePause', String(resendAfter ?? userErrors[0]?.retryAfter ?? 0))
    return refused(userErrors, form)
  },
  rules: codeRules,
  variables: ({ form }) => ({ input: { ...readRequest(form), code: field(form, 'code') } }),
  done: ({ orderAccessCodeCheck: { link } }) =>
    accepted(link?.order ? { next: orderPath({ id: link.order.id, token: link.token }) } : {}),
  refused: ({ orderAccessCodeCheck }, { form }) => refused(codeRefusals(orderAccessCodeCheck.userErrors), form),
})

function readRequest(form: FormData) {
  return { number: field(form, 'number').slice(0, 40), mobile: field(form, 'mobile').slice(0, 40) }
}

type Asked = { number: string; mobile: string }

/**
 * Opens a whole order by its number and mobile: sends a code to the mobile, then asks for it. Without JavaScript the
 * second step is a separate page, which has no `asked`.
 */
export function AccessForm({ asked }: { asked?: Asked }) {
  const { t, i18n } = useTranslation('order')
  const { Form, form, error, values, refusals } = useForm(accessWrite, useOrderAccessCodeCheckMutation(), {
    name: '',
    fields: ['code', ''],
  })
  const { codeSent } = values
  const { number = '', mobile = '' } = { ...asked, ...values }
  const left = useCodePause(values)
  useEffect(() => {
    if (codeSent) document.getElementById('code')?.focus()
  }, [codeSent])
  const fields = { number, mobile, ...(codeSent ? { codeSent } : {}) }
  if (!codeSent) {
    return (
      <Form action={PATH} className="grid gap-2">
        <Hidden intent="send" {...fields} />
        <Button type="submit" block loading={form !== undefined}>
          {t('access.ask')}
        </Button>
        <p className="type-meta">{t('access.askText')}</p>
      </Form>
    )
  }
  return (
    <div className="grid gap-5">
      {refusals
        .filter(({ path }) => path.at(-1) !== 'code')
        .map((refusal) => (
          <Alert key={refusal.code} tone="danger" live>
            {refusalText(refusal, i18n.t)}
          </Alert>
        ))}
      <p role="status" className="text-text-2">
        <Text>{t('access.sent', { number, mobile })}</Text>
      </p>
      <Form action={PATH} className="grid justify-items-start gap-4">
        <Hidden intent="check" {...fields} />
        <CodeField error={error('code')} />
        <Button type="submit" size="lg" loading={form?.get('intent') === 'check'}>
          {t('access.open')}
        </Button>
      </Form>
      <Form action={PATH} className="grid justify-items-start gap-2">
        <Hidden intent="send" {...fields} />
        <Button type="submit" variant="link" disabled={left > 0}>
          {t('access.again')}
        </Button>
        <NextCode left={left} />
      </Form>
    </div>
  )
}

const PATH = '/track-order/open'

function Hidden(fields: Record<string, string>) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
