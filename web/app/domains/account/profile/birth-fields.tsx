import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { months } from '#app/lib/dates/names.ts'
import { asLocale } from '#app/lib/locale/locale.ts'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Select } from '#app/ui/select.tsx'
import { birthParts } from './birth-date.ts'
import { RequiredLegend } from '#app/domains/account/required-legend.tsx'

type Props = { date?: string | null; values: Record<string, string>; error?: string; thisYear: number }

const numbers = (from: number, to: number) => {
  const step = Math.sign(to - from)
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, place) => from + step * place)
}
const options = (values: number[]) => values.map((value) => ({ value: String(value), label: String(value) }))
const days = options(numbers(1, 31))

/**
 * Day, month by its name, year: three lists, since the date wheels of phones begin today and need a minute to turn to a birth, and
 * nobody has to know in which order and digits the browser wants a date.
 */
export function BirthFields({ date, values, error, thisYear }: Props) {
  const { t, i18n } = useTranslation('account')
  const known = birthParts(date)
  const named = months[asLocale(i18n.language) ?? 'ar'].map((label, place) => ({ value: String(place + 1), label }))
  const shared = { 'aria-invalid': error ? (true as const) : undefined, 'aria-required': true as const }
  return (
    <ChoiceGroup
      legend={<RequiredLegend>{t('form.dateOfBirth')}</RequiredLegend>}
      error={error}
      className="grid grid-cols-[1fr_1.3fr_1.1fr] gap-2 [&_select]:ps-2.5 [&_select]:pe-8 [&_svg]:end-2"
    >
      <Select
        {...shared}
        // Where the summary of faults leads to.
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
