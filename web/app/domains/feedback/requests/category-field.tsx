import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { CategoryField_CategoryFragment } from './__generated__/request-choices.ts'

export type CategoryChoice = CategoryField_CategoryFragment

type Props = { categories: readonly CategoryChoice[]; error: string | undefined; value: string | undefined; className?: string }

/** A department of the shop, with what is below it. */
export function CategoryField({ categories, error, value = '', className }: Props) {
  const { t } = useTranslation(['feedback', 'common'])
  return (
    <Field id="categoryId" label={t('request.category')} optionalLabel={t('common:optional')} error={error} className={className}>
      <Select name="categoryId" defaultValue={value} placeholder={t('request.choose')}>
        {categories.map(({ id, name, children }) => (
          <optgroup key={id} label={name}>
            {[{ id, name }, ...(children ?? [])].map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  )
}
