import { type ComponentProps, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ErrorSummary, formFaults } from '#app/lib/forms/error-summary.tsx'
import type { useForm } from '#app/lib/forms/use-form.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/option-row.tsx'
import { AddressReceiver, receiverFieldNames } from './address-receiver.tsx'
import { profilePaths } from '#app/domains/account/account-paths.ts'

type Shown = { values: Record<string, string>; error: (name: string) => string | undefined }

type Props = Pick<ComponentProps<typeof AddressReceiver>, 'receiver'> & {
  title: string
  /** The form of the write that saves the address. */
  form: ReturnType<typeof useForm>
  /** Names of the fields in `place`. */
  placeNames: readonly string[]
  place: (shown: Shown) => ReactNode
  /** Whether the address is not the default yet. */
  mayBeDefault: boolean
}

/** The form of an address: recipient, place, and whether it is the default. Posts to its own page. */
export function AddressForm({ title, receiver, form, placeNames, place, ...initial }: Props) {
  const { t } = useTranslation('address')
  const names = [...receiverFieldNames, ...placeNames]
  const { Form, busy, error, values, result } = form
  // The response may change it shortly before the navigation.
  const [mayBeDefault] = useState(initial.mayBeDefault)
  const refusal = error('')
  return (
    <Form className="grid max-w-180 gap-6">
      <h1 className="type-h1">{title}</h1>
      {refusal ? <Alert tone="danger" live title={refusal} /> : null}
      <ErrorSummary title={t('correct')} faults={formFaults(names, error)} answer={result} />
      <section className="grid gap-4">
        <h2 className="type-h3">{t('receiver')}</h2>
        <AddressReceiver receiver={receiver} values={values} error={error} />
      </section>
      <section className="grid gap-4 pt-4">
        <h2 className="type-h3">{t('place')}</h2>
        {place({ values, error })}
      </section>
      {mayBeDefault ? (
        <Checkbox name="isDefault" value="yes" defaultChecked={values.isDefault === 'yes'} label={t('makeDefault')} />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy}>
          {t('save')}
        </Button>
        <Button asChild variant="outline">
          <Link to={profilePaths.addressBook} viewTransition>
            {t('cancel')}
          </Link>
        </Button>
      </div>
    </Form>
  )
}
