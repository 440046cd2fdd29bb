import type { ReactElement } from 'react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import type { Locale } from '#app/lib/locale/locale.ts'
import { answeringClient } from '#app/lib/testing/answering-client.ts'
import { withClient } from '#app/lib/testing/apollo-answers.tsx'
import { userError } from '#app/lib/testing/user-error.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'

type Refusal = { code: string; path: string[]; message: string }

type Options = {
  locale: Locale
  form: ReactElement
  /** Operation name and field of the form's mutation. */
  mutation: string
  field: string
  answer?: { number: string | null; userErrors: Refusal[] }
  /** Responses of queries by name. */
  queries?: Record<string, () => object>
}

/** Renders a form on a page with a client that answers. `sent` returns the variables of the mutation. */
export function renderFeedbackForm({
  locale,
  form,
  mutation,
  field,
  answer = { number: 'M-48213', userErrors: [] },
  queries,
}: Options) {
  const userErrors = answer.userErrors.map((refusal) => userError(refusal))
  const data = { [field]: { __typename: 'Payload', number: answer.number, userErrors } }
  const { client, sent } = answeringClient({ ...queries, [mutation]: () => data })
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => ({ viewer: null }), Component: () => form }])
  const hydrationData = { loaderData: { root: { viewer: null } } }
  render(inLocale(locale, withClient(client, <Stub initialEntries={['/']} hydrationData={hydrationData} />)))
  return { sent: () => sent(mutation), asked: sent }
}

/** Pastes a text into a field, which is faster than typing it. */
export async function fillIn(field: HTMLElement | undefined, text: string): Promise<void> {
  if (!field) throw new Error('There is no such field.')
  await userEvent.click(field)
  await userEvent.paste(text)
}
