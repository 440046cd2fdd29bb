import { Form, useNavigation } from 'react-router'
import { useTranslation } from 'react-i18next'
import { NextCode, useCodePause } from '#app/lib/forms/next-code.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { refusalText } from '#app/lib/notify/error-text.ts'
import type { Refused } from '#app/lib/route/route-types.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { AccessFields } from './access-ask.tsx'
import { CodeField } from '#app/domains/order/changing/code-field.tsx'

/** After a code was sent to the mobile of an order: the code opens it. */
export function AccessForm({ answer: { userErrors, values } }: { answer: Refused }) {
  const { t, i18n } = useTranslation('order')
  const busy = useNavigation().state === 'submitting'
  const { number = '', mobile = '' } = values
  const left = useCodePause(values)
  const ofCode = userErrors.find(({ path }) => path?.at(-1) === 'code')
  const whole = userErrors.filter((refusal) => refusal !== ofCode)
  return (
    <div className="grid gap-5">
      {whole.map((refusal) => (
        <Alert key={refusal.code} tone="danger" live>
          {refusalText(refusal, i18n.t)}
        </Alert>
      ))}
      <p className="text-text-2">
        <Text>{t('access.sent', { number, mobile })}</Text>
      </p>
      <Form method="post" action="/track-order/open" noValidate className="grid justify-items-start gap-4">
        <AccessFields intent="check" number={number} mobile={mobile} />
        <CodeField error={ofCode && refusalText(ofCode, i18n.t)} value={values.code} />
        <Button type="submit" size="lg" loading={busy}>
          {t('access.open')}
        </Button>
      </Form>
      <Form method="post" action="/track-order/open" className="grid justify-items-start gap-2">
        <AccessFields intent="send" number={number} mobile={mobile} />
        <Button type="submit" variant="link" disabled={left > 0}>
          {t('access.again')}
        </Button>
        <NextCode left={left} />
      </Form>
    </div>
  )
}
