import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Field } from '#app/ui/field.tsx'
import { EmailInput, MobileInput, NameInput } from '#app/ui/person-inputs.tsx'
import { Radio } from '#app/ui/radio.tsx'
import type { FormState } from './account-form.tsx'
import { BirthFields } from '#app/domains/account/profile/birth-fields.tsx'
import { genders } from '#app/domains/account/profile/gender.ts'
import { RequiredLegend } from './required-legend.tsx'

type Person = { fullName: string; mobile: string; email: string | null; gender: string | null; dateOfBirth: string | null }
type Props = Pick<FormState, 'error' | 'values'> & { person?: Person; mobileHint: string; thisYear: number }

/** Name and ways to reach her. */
export function ContactFields({ person, mobileHint, error, values }: Omit<Props, 'thisYear'>) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <>
      <Field id="fullName" label={t('form.fullName')} required error={error('fullName')} hint={t('form.fullNameHint')}>
        <NameInput defaultValue={values.fullName ?? person?.fullName} />
      </Field>
      <Field id="mobile" label={t('form.mobile')} required error={error('mobile')} hint={mobileHint}>
        <MobileInput defaultValue={values.mobile ?? nationalMobile(person?.mobile ?? '')} />
      </Field>
      <Field id="email" label={t('form.email')} optionalLabel={t('common:optional')} error={error('email')}>
        <EmailInput defaultValue={values.email ?? person?.email ?? ''} />
      </Field>
    </>
  )
}

/** Gender and date of birth. */
export function AboutFields({ person, error, values, thisYear }: Omit<Props, 'mobileHint'>) {
  const { t } = useTranslation('account')
  const chosen = values.gender ?? person?.gender
  return (
    <>
      <ChoiceGroup
        legend={<RequiredLegend>{t('form.gender')}</RequiredLegend>}
        error={error('gender')}
        className="flex gap-8"
      >
        {genders.map((gender, place) => (
          <Radio
            key={gender}
            // The first one is where the summary of faults leads to.
            id={place === 0 ? 'gender' : undefined}
            name="gender"
            value={gender}
            label={t(gender === 'MALE' ? 'form.male' : 'form.female')}
            autoComplete="sex"
            defaultChecked={chosen === gender}
          />
        ))}
      </ChoiceGroup>
      <BirthFields date={person?.dateOfBirth} values={values} error={error('dateOfBirth')} thisYear={thisYear} />
    </>
  )
}
