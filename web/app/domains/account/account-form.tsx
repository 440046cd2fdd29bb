import type { ReactNode } from 'react'
import type { OperationVariables } from '@apollo/client'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { MutationData } from '#app/lib/apollo/written.ts'
import { ErrorSummary, formFaults } from '#app/lib/forms/error-summary.tsx'
import { type Run, useForm } from '#app/lib/forms/use-form.tsx'
import type { Write } from '#app/lib/forms/write.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'

/**
 * State of a form for its fields: the error of each by name, the previous input, and a value that changes with each
 * response.
 */
export type FormState = { error: (name: string) => string | undefined; values: Record<string, string>; answer: unknown }

type Props<Data extends MutationData, Variables extends OperationVariables> = {
  write: Write<Data, Variables>
  /** Result of the generated hook of the write's mutation. */
  mutation: readonly [Run<Data, Variables>, ...unknown[]]
  /** Address that the form posts to, with its search parameters. */
  action: string
  /** Field names in the order of the form. */
  names: readonly string[]
  submit: ReactNode
  /** Look of the submit button; primary by default. */
  variant?: 'outline'
  /** Title above a refusal of the whole form, e.g. 'Failed to reset password'. */
  failed?: string
  /** Groups of fields that share one error, e.g. `dateOfBirth` for its three fields. */
  groups?: Record<string, readonly string[]>
  /** Hides the refusals of the last submission. */
  silent?: boolean
  children: (state: FormState) => ReactNode
  foot?: ReactNode
}

/** A form of an account: error summary, refusal of the whole form, fields, button. */
export function AccountForm<Data extends MutationData, Variables extends OperationVariables>(
  props: Props<Data, Variables>,
) {
  const { write, mutation, action, names, submit, variant, failed, groups = {}, silent = false, children, foot } = props
  const { t } = useTranslation('account')
  const form = useForm(write, mutation, { fields: [...names, ...Object.values(groups).flat(), ''] })
  const { Form, busy, values, result } = form
  const error = (name: string) => (silent ? undefined : [name, ...(groups[name] ?? [])].map(form.error).find(Boolean))
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
      <Button type="submit" size="lg" variant={variant} block loading={busy}>
        {submit}
      </Button>
      {foot}
    </Form>
  )
}
