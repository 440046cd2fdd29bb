import type { ReactNode } from 'react'
import type { OperationVariables } from '@apollo/client'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { MutationData } from '#app/lib/apollo/written.ts'
import { ErrorSummary } from '#app/lib/forms/error-summary.tsx'
import { formFaults } from '#app/lib/forms/form-faults.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import type { Write } from '#app/lib/forms/write.ts'
import type { Run } from '#app/lib/forms/use-form.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'

/** What the fields of a form need: the fault of each by its name, what was typed before, and what changes with each answer. */
export type FormState = { error: (name: string) => string | undefined; values: Record<string, string>; answer: unknown }

type Props<Data extends MutationData, Variables extends OperationVariables> = {
  write: Write<Data, Variables>
  /** What the hook of the write's mutation returns. */
  mutation: readonly [Run<Data, Variables>, ...unknown[]]
  /** Where it posts to, with the search that leads on from there. */
  action: string
  /** In the order of the form. */
  names: readonly string[]
  submit: ReactNode
  /** Above what the shop said against the whole, e.g. 'Failed to reset password'. */
  failed?: string
  /** Names that stand for others: their faults are one, e.g. `dateOfBirth` for its three fields. */
  groups?: Record<string, readonly string[]>
  /** Hides the refusals of the last submission. */
  silent?: boolean
  children: (state: FormState) => ReactNode
  foot?: ReactNode
}

/** A form of an account: what is wrong above it and at its fields, what the shop said against the whole, the fields, the button. */
export function AccountForm<Data extends MutationData, Variables extends OperationVariables>(props: Props<Data, Variables>) {
  const { write, mutation, action, names, submit, failed, groups = {}, silent = false, children, foot } = props
  const { t } = useTranslation('account')
  const form = useForm(write, mutation, { fields: [...names, ...Object.values(groups).flat(), ''] })
  const { Form, busy, values, result } = form
  const error = (name: string) => (silent ? undefined : faultOf(name))
  const faultOf = (name: string) => [name, ...(groups[name] ?? [])].map(form.error).find(Boolean)
  const whole = form.error('')
  return (
    <Form action={action} className="grid gap-5">
      <ErrorSummary title={t('form.correct')} faults={formFaults(names, error)} answer={result} />
      {whole && !busy && !silent ? (
        <Alert tone="danger" live title={failed}>
          {whole}
        </Alert>
      ) : null}
      {children({ error, values, answer: result })}
      <Button type="submit" size="lg" block loading={busy}>
        {submit}
      </Button>
      {foot}
    </Form>
  )
}
