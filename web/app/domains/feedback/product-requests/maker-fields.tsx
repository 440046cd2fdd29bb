import { startTransition, useState } from 'react'
import * as fields from '#app/__generated__/field-rules.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { MakerFields_BrandFragment, MakerFields_ClubFragment } from './__generated__/request-choices.ts'

/** Null stands for a list that did not load; the text field accepts any maker. */
export type MakerChoices = {
  clubs: readonly MakerFields_ClubFragment[] | null
  brands: readonly MakerFields_BrandFragment[] | null
}

type Props = {
  choices: MakerChoices
  error: (name: string) => string | undefined
  values: Record<string, string | undefined>
  /** Changes with each response. */
  answer: unknown
}

/** The maker of the product: a club, a brand, or another one; one of the three is required. */
export function MakerFields({ choices: { clubs, brands }, error, values, answer }: Props) {
  const { t } = useTranslation('feedback')
  // Any choice resolves the error of a missing maker.
  const [mended, setMended] = useState<unknown>()
  const mend = () => startTransition(() => setMended(answer))
  const unlessMended = (name: string) => (mended === answer ? undefined : error(name))
  const kinds = [
    ['clubs', clubs?.filter(({ kind }) => kind !== 'NATIONAL')],
    ['nationals', clubs?.filter(({ kind }) => kind === 'NATIONAL')],
  ] as const
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="contents">
        <span className="text-15 font-semibold">{t('request.maker')}</span>
        <span className="text-13 text-text-3">{t('request.makerText')}</span>
      </legend>
      <FieldRow>
        {clubs ? (
          <Field id="clubId" label={t('request.club')} error={unlessMended('clubId')}>
            <Select name="clubId" defaultValue={values.clubId ?? ''} placeholder={t('request.choose')} onChange={mend}>
              {kinds.map(([kind, named]) => (
                <optgroup key={kind} label={t(`request.${kind}`)}>
                  {named?.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          </Field>
        ) : null}
        {brands ? (
          <Field id="brandId" label={t('request.brand')} error={error('brandId')}>
            <Select
              name="brandId"
              defaultValue={values.brandId ?? ''}
              placeholder={t('request.choose')}
              onChange={mend}
              options={brands.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
        ) : null}
        {clubs && brands ? null : <MissingPart className="sm:col-span-2" />}
        <Field
          id="otherMaker"
          label={t('request.otherMaker')}
          error={clubs ? error('otherMaker') : unlessMended('otherMaker')}
          className="sm:col-span-2"
        >
          <TextInput
            name="otherMaker"
            maxLength={fields.otherMaker.max}
            dir="auto"
            defaultValue={values.otherMaker}
            onInput={mend}
          />
        </Field>
      </FieldRow>
    </fieldset>
  )
}
