import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { CodeField } from './code-field.tsx'
import { type OrderLink, orderPath } from '#app/domains/order/order-paths.ts'
import { useChange } from './use-change.ts'

/** The four digits of the message that asks to confirm. */
export function ConfirmCode({ link }: { link: OrderLink }) {
  const { t } = useTranslation('order')
  const { Form, busy, error, values } = useChange(['code'])
  return (
    <Form method="post" action={orderPath(link)} noValidate className="flex flex-wrap items-start gap-3">
      <input type="hidden" name="intent" value="confirm" />
      <CodeField error={error('code')} value={values.code} />
      <Button type="submit" loading={busy} className="sm:mt-6.5">
        {t('confirm.submit')}
      </Button>
    </Form>
  )
}
