import type { ReactNode } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { EmailField, MobileField, NameField } from '#app/domains/session/person-fields.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Radio } from '#app/ui/option-row.tsx'
import { months } from '#app/lib/dates/format.ts'
import { Select } from '#app/ui/select.tsx'
import type { FormState } from './account-form.tsx'
import { genders } from './gender.ts'
import { birthParts } from './birth-date.ts'

type Person = {
  fullName: string
  mobile: string
  email: string | null
  gender: string | null
  dateOfBirth: string | null
}
type Props = Pick<FormState, 'error' | 'values'> & { person?: Person; mobileHint: string; thisYear: number }

/** Name, mobile and e-mail. */
export function ContactFields({ person, mobileHint, ...form }: Omit<Props, 'thisYear'>) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <>
      <NameField form={form} known={person?.fullName} label={t('form.fullName')} hint={t('form.fullNameHint')} />
      <MobileField form={form} known={person?.mobile} label={t('form.mobile')} hint={mobileHint} />
      <EmailField form={form} known={person?.email} label={t('form.email')} optionalLabel={t('common:optional')} />
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
        className="flex flex-wrap gap-x-8"
      >
        {genders.map((gender, place) => (
          <Radio
            key={gender}
            // The error summary links to this id.
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

type BirthFieldsProps = { date?: string | null; values: Record<string, string>; error?: string; thisYear: number }

const numbers = (from: number, to: number) => {
  const step = Math.sign(to - from)
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, place) => from + step * place)
}
const options = (values: number[]) => values.map((value) => ({ value: String(value), label: String(value) }))
const days = options(numbers(1, 31))

/**
 * Date of birth as three selects. Date pickers of phones start today, far from a birth date, and date inputs require a
 * format that differs by browser.
 */
function BirthFields({ date, values, error, thisYear }: BirthFieldsProps) {
  const { t, locale } = useTranslation('account')
  const known = birthParts(date)
  const named = months[locale].map((label, place) => ({ value: String(place + 1), label }))
  const shared = { 'aria-invalid': error ? (true as const) : undefined, 'aria-required': true as const }
  return (
    <ChoiceGroup
      legend={<RequiredLegend>{t('form.dateOfBirth')}</RequiredLegend>}
      error={error}
      className="grid grid-cols-[1fr_1.3fr_1.1fr] gap-2 [&_select]:ps-2.5 [&_select]:pe-8 [&_svg]:end-2"
    >
      <Select
        {...shared}
        // The error summary links to this id.
        id="dateOfBirth"
        name="birthDay"
        aria-label={t('form.day')}
        autoComplete="bday-day"
        placeholder={t('form.day')}
        options={days}
        defaultValue={values.birthDay ?? known.birthDay}
      />
      <Select
        {...shared}
        name="birthMonth"
        aria-label={t('form.month')}
        autoComplete="bday-month"
        placeholder={t('form.month')}
        options={named}
        defaultValue={values.birthMonth ?? known.birthMonth}
      />
      <Select
        {...shared}
        name="birthYear"
        aria-label={t('form.year')}
        autoComplete="bday-year"
        placeholder={t('form.year')}
        options={options(numbers(thisYear - 10, thisYear - 100))}
        defaultValue={values.birthYear ?? known.birthYear}
      />
    </ChoiceGroup>
  )
}

/** Legend of a group, styled as the label of a required field. */
function RequiredLegend({ children }: { children: ReactNode }) {
  return (
    <span className="text-14 font-semibold">
      {children}
      <span aria-hidden="true" className="text-accent-text">
        {' *'}
      </span>
    </span>
  )
}
