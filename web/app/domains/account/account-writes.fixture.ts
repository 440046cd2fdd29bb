import '#app/lib/testing/in-locale.tsx'
import type { Mutate, Write } from '#app/lib/route/route-types.ts'

type Sent = { at: string; typed: Record<string, string>; answers?: object[] }

/** For tests: sends a form to a write at an address whose mutations answer in turn; gives its result, what was asked and the cookies that were set. */
export async function send(write: Write, { at, typed, answers = [] }: Sent) {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  const asked: unknown[] = []
  const cookies: string[] = []
  const mutate = (async (_: unknown, variables: object) => {
    asked.push(variables)
    return answers[asked.length - 1]
  }) as unknown as Mutate
  const query = () => Promise.reject(new Error('No query is expected.'))
  const url = new URL(at, 'https://shop.example')
  const visit = { form, params: {}, url, request: new Request(url), locale: 'en' as const }
  return { result: await write(visit, { mutate, query, setCookie: (cookie) => void cookies.push(cookie) }), asked, cookies }
}
