import * as fields from '#app/__generated__/field-rules.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { type OrderLink, orderPath } from '#app/domains/order/order-paths.ts'
import { useOrderCancelMutation } from './__generated__/order-writes.ts'
import { cancelWrite } from './order-writes.ts'

const opener = 'flex min-h-12 items-center justify-center rounded-sm px-6 font-display text-15 font-semibold hover:bg-surface-2'

type Props = { link: OrderLink; /** Whether the shop decides, because the order is being prepared already. */ asks: boolean }

/** Cancels the order, or requests the cancellation. A closed `details` element, which states the consequence before the form is sent. */
export function CancelForm({ link, asks }: Props) {
  const { t } = useTranslation(['order', 'common'])
  const { Form, busy, error, values } = useForm(cancelWrite, useOrderCancelMutation(), { name: 'cancel', fields: ['reason'] })
  return (
    <details>
      <summary className={opener}>
        {t(asks ? 'cancel.ask' : 'cancel.open')}
      </summary>
      <Form action={orderPath(link)} className="grid gap-4 pt-3">
        <input type="hidden" name="intent" value="cancel" />
        <p className="text-14 text-text-2">{t(asks ? 'cancel.askText' : 'cancel.text')}</p>
        <Field label={t('cancel.reason')} optionalLabel={t('common:optional')} error={error('reason')}>
          <Textarea name="reason" maxLength={fields.cancelReason.max} rows={2} autoComplete="off" defaultValue={values.reason} />
        </Field>
        <Button type="submit" variant="secondary" block loading={busy}>
          {t(asks ? 'cancel.askSubmit' : 'cancel.submit')}
        </Button>
      </Form>
    </details>
  )
}
