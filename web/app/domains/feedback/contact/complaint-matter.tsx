import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Field } from '#app/ui/field.tsx'
import { Radio } from '#app/ui/option-row.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { matters } from './complaint-write.ts'

export type BranchChoice = { id: string; name: string; state: { name: string } }

type Props = {
  branches: readonly BranchChoice[]
  about: { orderNumber?: string; branchId?: string }
  error: (name: string) => string | undefined
  values: Record<string, string | undefined>
}

/**
 * The matter of a complaint and its field: a branch or an order number. CSS hides the other field by the state of the
 * form, so that it works before hydration; the write ignores it.
 */
export function MatterFields({ branches, about, error, values }: Props) {
  const { t } = useTranslation(['feedback', 'common'])
  const start = about.branchId && branches.length > 0 ? 'BRANCH' : 'ORDER'
  // A complaint about a branch requires one, so it is not offered without a list of branches.
  const offered = matters.filter((matter) => matter !== 'BRANCH' || branches.length > 0)
  return (
    <>
      <ChoiceGroup
        legend={<span className="font-semibold">{t('complaint.matter')}</span>}
        className="grid grid-cols-2 gap-x-6 sm:flex sm:flex-wrap"
      >
        {offered.map((matter) => (
          <Radio
            key={matter}
            name="matter"
            value={matter}
            defaultChecked={(values.matter ?? start) === matter}
            label={t(`complaint.matters.${matter}`)}
          />
        ))}
      </ChoiceGroup>
      <div className="group-has-[[name=matter]:checked:not([value=BRANCH])]/form:hidden">
        <Field id="branchId" label={t('complaint.branch')} required error={error('branchId')}>
          <Select
            name="branchId"
            defaultValue={values.branchId ?? about.branchId ?? ''}
            placeholder={t('complaint.chooseBranch')}
          >
            {[...Map.groupBy(branches, ({ state }) => state.name)].map(([state, inState]) => (
              <optgroup key={state} label={state}>
                {inState.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
      </div>
      <div className="group-has-[[name=matter]:checked:not([value=ORDER]):not([value=PRODUCT])]/form:hidden">
        <Field
          id="orderNumber"
          label={t('complaint.orderNumber')}
          optionalLabel={t('common:optional')}
          error={error('orderNumber')}
          hint={<Text>{t('complaint.orderHint')}</Text>}
        >
          <TextInput
            ltr
            name="orderNumber"
            maxLength={40}
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={values.orderNumber ?? about.orderNumber}
          />
        </Field>
      </div>
    </>
  )
}
