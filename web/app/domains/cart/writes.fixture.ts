import '#app/lib/testing/in-locale.tsx'
import type { Mutate, Write } from '#app/lib/route/route-types.ts'

/** For tests: sends a form to a write whose mutation answers as told; gives its result or where it leads, and what it asked. */
export async function sent(write: Write, values: [string, string][], answer: object) {
  const form = new FormData()
  for (const [name, value] of values) form.append(name, value)
  const asked: unknown[] = []
  const mutate = (async (_: unknown, variables: object) => {
    asked.push(variables)
    return answer
  }) as unknown as Mutate
  const query = () => Promise.reject(new Error('No query is expected.'))
  const url = new URL('http://shop.example/cart')
  try {
    const result = await write({ form, params: {}, url, request: new Request(url), locale: 'ar' }, { mutate, query, setCookie: () => undefined })
    return { result, asked }
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return { to: thrown.headers.get('location'), asked }
  }
}
