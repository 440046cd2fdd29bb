import { type FormEvent, startTransition, useState } from 'react'
import * as fields from '#app/__generated__/field-rules.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { Textarea, TextInput } from '#app/ui/text-input.tsx'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { feedbackPaths } from '#app/domains/feedback/feedback-paths.ts'
import { FormTop } from '#app/domains/feedback/form-columns.tsx'
import { useProductRequestAddMutation } from './__generated__/product-request-write.ts'
import { MobileField } from '#app/domains/session/person-fields.tsx'
import { SentView } from '#app/domains/feedback/sent-view.tsx'
import { Select } from '#app/ui/select.tsx'
import { type MakerChoices, MakerFields } from './maker-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { findWrite, suggestWrite } from './product-request-write.ts'
import type { CategoryField_CategoryFragment } from './__generated__/request-choices.ts'

/** Loaded when the page is hydrated: it is empty until something is typed. */
const ProductMatches = lazyPart(async () => (await import('./product-matches.tsx')).ProductMatches)

const names = [
  'name',
  'clubId',
  'brandId',
  'otherMaker',
  'categoryId',
  'size',
  'color',
  'link',
  'image',
  'notes',
  'mobile',
] as const

/** Null stands for a list that did not load. */
export type Choices = MakerChoices & { categories: readonly CategoryChoice[] | null }

type Props = {
  choices: Choices
  /** Initial name: the search text. */
  name?: string
  /** Number of a request that was sent without JavaScript. */
  sent: string | null
}

/** The form that asks the shop to look for a product. */
export function FindForm({ sent, ...props }: Props) {
  const [number, setNumber] = useState(sent)
  const form = useForm(findWrite, useProductRequestAddMutation(), {
    fields: [...names, ''],
    onDone: ({ productRequestAdd }) => setNumber(productRequestAdd.number),
  })
  return <RequestForm kind="find" form={form} number={number} {...props} />
}

/** The form that suggests a product to the shop. */
export function SuggestForm({ sent, ...props }: Props) {
  const [number, setNumber] = useState(sent)
  const form = useForm(suggestWrite, useProductRequestAddMutation(), {
    fields: [...names, ''],
    onDone: ({ productRequestAdd }) => setNumber(productRequestAdd.number),
  })
  return <RequestForm kind="suggest" form={form} number={number} {...props} />
}

type FormProps = Omit<Props, 'sent'> & {
  /** 'suggest' takes a link and a picture as well. */
  kind: 'find' | 'suggest'
  form: ReturnType<typeof useForm>
  /** Number of the sent request; null before. */
  number: string | null
}

/** The fields of both kinds. Products of the shop that match the typed name are shown while it is typed. */
function RequestForm({
  kind,
  form: { Form, busy, error: faultOf, values, result },
  number,
  choices,
  name = '',
}: FormProps) {
  const { t } = useTranslation(['feedback', 'cart', 'common'])
  const [typed, setTyped] = useState(name)
  if (number) return <SentView number={number} again={feedbackPaths[kind]} />
  // A missing maker is shown at the first field for one.
  const makerField = choices.clubs ? 'clubId' : 'otherMaker'
  const error = (name: string) =>
    name === makerField ? (faultOf('clubId') ?? faultOf(name)) : name === 'clubId' ? undefined : faultOf(name)
  const optional = t('common:optional')
  const follow = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const { value } = currentTarget
    startTransition(() => setTyped(value))
  }
  const text = (field: 'size' | 'color', { max }: { max: number }) => (
    <Field id={field} label={t(`request.${field}`)} optionalLabel={optional} error={error(field)}>
      <TextInput name={field} maxLength={max} dir="auto" defaultValue={values[field]} />
    </Field>
  )
  return (
    <Form
      encType={kind === 'suggest' ? 'multipart/form-data' : undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <FormTop names={names} error={error} result={result} />
      <div className="grid gap-3">
        <Field id="name" label={t('request.name')} required error={error('name')} hint={t('request.nameHint')}>
          <TextInput
            name="name"
            maxLength={fields.requestedName.max}
            dir="auto"
            defaultValue={values.name ?? name}
            onInput={follow}
          />
        </Field>
        <ProductMatches typed={typed} />
      </div>
      <MakerFields choices={choices} error={error} values={values} answer={result} />
      <FieldRow>
        {choices.categories ? (
          <CategoryField
            categories={choices.categories}
            error={error('categoryId')}
            value={values.categoryId}
            className="sm:col-span-2"
          />
        ) : (
          <MissingPart className="sm:col-span-2" />
        )}
        <div className="grid grid-cols-2 gap-4 sm:contents">
          {text('size', fields.requestedSize)}
          {text('color', fields.requestedColor)}
        </div>
      </FieldRow>
      {kind === 'suggest' ? (
        <>
          <Field
            id="link"
            label={t('request.link')}
            optionalLabel={optional}
            error={error('link')}
            hint={t('request.linkHint')}
          >
            <TextInput
              ltr
              type="url"
              name="link"
              inputMode="url"
              maxLength={fields.requestedLink.max}
              defaultValue={values.link}
            />
          </Field>
          <PictureField refusal={error('image')} answer={result} />
        </>
      ) : null}
      <Field id="notes" label={t('request.notes')} optionalLabel={optional} error={error('notes')}>
        <Textarea name="notes" rows={3} maxLength={fields.requestNotes.max} dir="auto" defaultValue={values.notes} />
      </Field>
      <MobileField
        form={{ error, values }}
        known={null}
        label={t('cart:contact.mobile')}
        hint={t('request.mobileHint')}
      />
      <Button type="submit" size="lg" loading={busy} className="sm:justify-self-start">
        {t(`${kind}.submit`)}
      </Button>
    </Form>
  )
}

type CategoryChoice = CategoryField_CategoryFragment

type CategoryFieldProps = {
  categories: readonly CategoryChoice[]
  error: string | undefined
  value: string | undefined
  className?: string
}

/** The category of the product: root categories with their children. */
function CategoryField({ categories, error, value = '', className }: CategoryFieldProps) {
  const { t } = useTranslation(['feedback', 'common'])
  return (
    <Field
      id="categoryId"
      label={t('request.category')}
      optionalLabel={t('common:optional')}
      error={error}
      className={className}
    >
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
