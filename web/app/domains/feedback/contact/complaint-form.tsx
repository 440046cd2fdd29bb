import { useState } from 'react'
import * as fields from '#app/__generated__/field-rules.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { useViewer } from '#app/domains/session/use-viewer.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Field } from '#app/ui/field.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import { Textarea } from '#app/ui/text-input.tsx'
import { useComplaintAddMutation } from '#app/domains/feedback/__generated__/feedback-writes.ts'
import { FormTop } from '#app/domains/feedback/form-columns.tsx'
import { PersonFields } from '#app/domains/feedback/person-fields.tsx'
import { SentView } from '#app/domains/feedback/sent-view.tsx'
import { type BranchChoice, MatterFields } from './complaint-matter.tsx'
import { complaintWrite } from './complaint-write.ts'

const kinds = ['COMPLAINT', 'SUGGESTION'] as const

type Props = {
  /** The order of the complaint with its contact; fixes the matter. */
  order?: { number: string; contact: { fullName: string; mobile: string; email: string | null } }
  /** The branches to choose from, without an order. */
  branches?: readonly BranchChoice[]
  /** Defaults from the page's address. */
  about?: { orderNumber?: string; branchId?: string }
  /** Number of a complaint that was sent without JavaScript. */
  sent: string | null
  /** Address of the form for another complaint. */
  again?: string
}

/** A complaint or a suggestion about an order, a branch, a product or anything else. */
export function ComplaintForm({ order, branches = [], about = {}, sent, again }: Props) {
  const { t } = useTranslation('feedback')
  const viewer = useViewer()
  const [number, setNumber] = useState(sent)
  const names = order ? (['message', 'fullName', 'mobile', 'email'] as const) : allNames
  const { Form, busy, error, values, result } = useForm(complaintWrite, useComplaintAddMutation(), {
    fields: [...allNames, ''],
    onDone: ({ complaintAdd }) => setNumber(complaintAdd.number),
  })
  if (number) return <SentView number={number} again={again} />
  const ofOrder = order ? error('orderNumber') : undefined
  return (
    <Form className="group/form grid gap-6">
      <FormTop names={names} error={error} result={result} />
      {ofOrder ? (
        <Alert tone="danger" live>
          {ofOrder}
        </Alert>
      ) : null}
      <ChoiceGroup
        legend={<span className="font-semibold">{t('complaint.kind')}</span>}
        className="grid gap-3 sm:grid-cols-2"
      >
        {kinds.map((kind) => (
          <RadioCard
            key={kind}
            name="kind"
            value={kind}
            defaultChecked={(values.kind ?? 'COMPLAINT') === kind}
            title={t(`complaint.${kind}`)}
            note={t(`complaint.${kind}_note`)}
          />
        ))}
      </ChoiceGroup>
      {order ? (
        <>
          <input type="hidden" name="matter" value="ORDER" />
          <input type="hidden" name="orderNumber" value={order.number} />
        </>
      ) : (
        <MatterFields branches={branches} about={about} error={error} values={values} />
      )}
      <Field id="message" label={t('complaint.message')} required error={error('message')}>
        <Textarea name="message" rows={5} maxLength={fields.message.max} dir="auto" defaultValue={values.message} />
      </Field>
      <PersonFields
        error={error}
        values={values}
        person={order?.contact ?? viewer ?? undefined}
        mobileHint={t(order ? 'complaint.mobileHint' : 'complaint.mobileHintAny')}
      />
      <Button type="submit" size="lg" loading={busy} className="sm:justify-self-start">
        {t('complaint.submit')}
      </Button>
    </Form>
  )
}

const allNames = ['branchId', 'orderNumber', 'message', 'fullName', 'mobile', 'email'] as const
