import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { refused } from '#app/lib/route/results.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { formFaults } from './form-faults.ts'
import { useCheckedWrite } from './use-checked-write.ts'

const rules = v.object({ code: v.pipe(v.optional(v.string(), ''), v.regex(/^\d{4}$/, 'account:rules.code.invalid')) })

test('what the shop refuses of a field stays when the summary takes the focus from it, and goes when it is typed anew', async () => {
  const action = async ({ request }: { request: Request }) =>
    refused([{ code: 'CODE_INVALID', path: ['code'], message: '' }], await request.formData())
  const Stub = createRoutesStub([{ path: '/', Component: Page, action }])
  render(inLocale('en', <Stub />))
  await userEvent.type(screen.getByRole('textbox'), '1234{Enter}')
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(alert))
  expect(screen.getByTestId('error').textContent).toBe('Invalid verification code')
  await userEvent.type(screen.getByRole('textbox'), '{Backspace}5')
  expect(screen.getByTestId('error').textContent).toBe('')
})

function Page() {
  const { Form, error, result, onBlur, onInput, onSubmit } = useCheckedWrite({ rules, fields: ['code'] })
  return (
    <Form method="post" onBlur={onBlur} onInput={onInput} onSubmit={onSubmit}>
      <ErrorSummary title="!" faults={formFaults(['code'], error)} answer={result} />
      <input id="code" name="code" />
      <p data-testid="error">{error('code')}</p>
      <button type="submit">send</button>
    </Form>
  )
}
