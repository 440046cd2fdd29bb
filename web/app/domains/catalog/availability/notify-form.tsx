import { useId, useState } from 'react'
import Bell from 'lucide-react/icons/bell'
import * as v from 'valibot'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { refusalText } from '#app/lib/notify/error-text.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { MobileInput } from '#app/ui/person-inputs.tsx'
import { Select } from '#app/ui/select.tsx'
import { notifyPath } from '#app/domains/catalog/catalog-paths.ts'
import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { mobile } from '#app/lib/forms/rules.ts'
import {
  type NotifyForm_ProductFragment,
  NotifyMeRequestAddDocument,
  useNotifyMeRequestAddMutation,
} from './__generated__/notify-me.ts'

/** Validates a notify-me request (docs/rules/catalogue.md#notify-me). */
const notifyMeRules = v.object({
  mobile: mobile({
    required: 'catalog:notify.mobileRequired',
    min: 'catalog:notify.mobileMin',
    invalid: 'catalog:notify.mobileInvalid',
  }),
})

/**
 * Creates a notify-me request: a message to `mobile` when the variant `variantId` of the product `productId`, or any
 * variant without one, is in stock.
 */
export const notifyMeWrite = defineWrite({
  mutation: NotifyMeRequestAddDocument,
  rules: notifyMeRules,
  variables: ({ form }) => ({
    input: {
      productId: field(form, 'productId'),
      variantId: field(form, 'variantId') || null,
      mobile: field(form, 'mobile'),
    },
  }),
  done: (_, { url }) => accepted({ without: `${url.pathname}?noted` }),
})

export type Choice = { id: string; label: string }

type Props = {
  product: NotifyForm_ProductFragment
  /** Variant to notify about, when it is chosen already. */
  variant?: Choice
  /** Variants to choose from; without a choice any of them. */
  choices?: readonly Choice[]
  /** Set after a submission without JavaScript. */
  noted?: boolean
}

/** Notify-me form («بلّغني لما يرجع»): the shop sends one message to the mobile when the product is in stock. */
export function NotifyForm({ product, variant, choices = [], noted = false }: Props) {
  const { t, i18n } = useTranslation('catalog')
  const id = useId()
  const [done, setDone] = useState(noted)
  const { Form, busy, error, values, refusals } = useForm(notifyMeWrite, useNotifyMeRequestAddMutation(), {
    fields: ['mobile'],
    onDone: () => setDone(true),
  })
  // With JavaScript it is shown as a toast.
  const whole = refusals.find(({ path }) => path?.at(-1) !== 'mobile')
  const coming = product.status === 'ONLINE_COMING'
  if (done) {
    return (
      <Alert tone="success" live title={t('notify.doneTitle')}>
        {t(coming ? 'notify.doneComing' : 'notify.done')}
      </Alert>
    )
  }
  return (
    <Form action={notifyPath(product.slug)} className="grid gap-4 rounded-md bg-surface-1 p-4 forced-colors:border">
      <div className="grid gap-1">
        <p className="font-display font-semibold">
          <Text>
            {t(variant ? 'notify.titleSize' : coming ? 'notify.titleComing' : 'notify.title', { size: variant?.label })}
          </Text>
        </p>
        <p className="text-14 text-text-2">{t('notify.text')}</p>
      </div>
      {whole ? (
        <Alert tone="danger" className="hidden noscript:flex">
          {refusalText(whole, i18n.t)}
        </Alert>
      ) : null}
      <input type="hidden" name="productId" value={product.id} />
      {variant ? <input type="hidden" name="variantId" value={variant.id} /> : null}
      {!variant && choices.length > 1 ? (
        <Field label={t('notify.which')} id={`${id}-variant`}>
          <Select
            name="variantId"
            placeholder={t('notify.any')}
            defaultValue={values.variantId}
            options={choices.map((choice) => ({ value: choice.id, label: choice.label }))}
          />
        </Field>
      ) : null}
      <Field label={t('notify.mobile')} required error={error('mobile')} id={`${id}-mobile`}>
        <MobileInput defaultValue={values.mobile} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        loading={busy}
        icon={<Bell aria-hidden="true" strokeWidth={1.75} className="size-5" />}
      >
        {t('notify.submit')}
      </Button>
    </Form>
  )
}
