import type { ReactElement } from 'react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ActionFunctionArgs, createRoutesStub } from 'react-router'
import type { Locale } from '#app/lib/locale/locale.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'

type Refusal = { code: string; path: string[] | null; message: string }

type Options = {
  locale: Locale
  form: ReactElement
  write: Write
  /** The mutation whose answer is given. */
  field: string
  answer?: { number: string | null; userErrors: Refusal[] }
}

/** For tests: a form at a page whose route does `write`, before a shop that answers; gives what the shop was sent. */
export function letterForm({ locale, form, write, field, answer = { number: 'M-48213', userErrors: [] } }: Options) {
  const sent: Record<string, unknown>[] = []
  const mutate = async (_: unknown, variables: Record<string, unknown>) => {
    sent.push(variables)
    return { [field]: answer }
  }
  const tools = { mutate: mutate as never, query: (() => undefined) as never, setCookie: () => undefined }
  const action = async ({ request, params }: ActionFunctionArgs) =>
    write({ request, params, locale, url: new URL(request.url), form: await request.formData() }, tools)
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => ({ viewer: null }), Component: () => form, action }])
  const { client, asked, answer: answerQuery } = clientWithAnswers()
  const hydrationData = { loaderData: { root: { viewer: null } } }
  render(inLocale(locale, withClient(client, <Stub initialEntries={['/']} hydrationData={hydrationData} />)))
  return { sent, asked, answerQuery }
}

/** For tests: puts a text into a field at once; letter by letter takes long. */
export async function fillIn(field: HTMLElement | undefined, text: string): Promise<void> {
  if (!field) throw new Error('There is no such field.')
  await userEvent.click(field)
  await userEvent.paste(text)
}
