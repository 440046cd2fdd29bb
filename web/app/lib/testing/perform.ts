import { perform, type Mutate, type Write, type WriteResult } from '#app/lib/forms/write.ts'
import type { MutationData } from '#app/lib/apollo/written.ts'
import type { Locale } from '#app/lib/locale/locale.ts'

type Fields = Record<string, string | Blob | readonly string[]>

type Options = {
  /** Path and search of the page that the form posts to. */
  path?: string
  params?: Record<string, string | undefined>
  locale?: Locale
  /** The `cookie` header of the request; tests with a document set `document.cookie`. */
  cookies?: string
}

/**
 * For tests: runs a write with a form of these fields. Its mutations receive the responses in order, the last one
 * repeatedly; a response that is an Error is thrown. Returns the result, the variables of each mutation, and the
 * Set-Cookie values.
 */
export async function performed<Data extends MutationData, Variables extends object>(
  write: Write<Data, Variables>,
  fields: Fields,
  answers: object | readonly object[] = [],
  { path = '/', params = {}, locale = 'en', cookies }: Options = {},
): Promise<{ result: WriteResult; asked: object[]; cookies: string[] }> {
  const turns = [answers].flat() as object[]
  const asked: object[] = []
  const answered = async (variables: object) => {
    const answer = turns[Math.min(asked.push(variables), turns.length) - 1]
    if (!answer || answer instanceof Error) throw answer ?? new Error('No mutation is expected.')
    return answer
  }
  const set: string[] = []
  const mutate = ((_, variables) => answered(variables as object)) as Mutate
  const send = answered as Parameters<typeof perform<Data, Variables>>[2]['send']
  const url = new URL(path, 'https://shop.example')
  const request = new Request(url, cookies ? { headers: { cookie: cookies } } : {})
  const sent = { form: formOf(fields), params, url, request, locale }
  const result = await perform(write, sent, { send, mutate, setCookie: (cookie) => void set.push(cookie) })
  return { result, asked, cookies: set }
}

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) form.append(name, each)
  return form
}
