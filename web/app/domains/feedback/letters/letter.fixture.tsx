import type { ReactElement } from 'react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import type { Locale } from '#app/lib/locale/locale.ts'
import { answeringClient } from '#app/lib/testing/answering-client.ts'
import { withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'

type Refusal = { code: string; path: string[] | null; message: string }

type Options = {
  locale: Locale
  form: ReactElement
  /** The mutation that the form sends: the name of its operation and of its field. */
  mutation: string
  field: string
  answer?: { number: string | null; userErrors: Refusal[] }
  /** Answers of queries, by their names. */
  queries?: Record<string, () => object>
}

/** For tests: a form at a page, before a shop that answers; `sent` are the variables that the shop was sent. */
export function letterForm({ locale, form, mutation, field, answer = { number: 'M-48213', userErrors: [] }, queries }: Options) {
  const userErrors = answer.userErrors.map((refusal) => ({ __typename: 'FeedbackError', ...refusal }))
  const data = { [field]: { __typename: 'FeedbackNumberPayload', number: answer.number, userErrors } }
  const { client, sent } = answeringClient({ ...queries, [mutation]: () => data })
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => ({ viewer: null }), Component: () => form }])
  const hydrationData = { loaderData: { root: { viewer: null } } }
  render(inLocale(locale, withClient(client, <Stub initialEntries={['/']} hydrationData={hydrationData} />)))
  return { sent: () => sent(mutation), asked: sent }
}

/** For tests: puts a text into a field at once; letter by letter takes long. */
export async function fillIn(field: HTMLElement | undefined, text: string): Promise<void> {
  if (!field) throw new Error('There is no such field.')
  await userEvent.click(field)
  await userEvent.paste(text)
}
