import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { execute, waitingCookies } from '#app/lib/apollo/execute.server.ts'
import { formOf } from '#app/lib/http/form-of.ts'
import { safeRedirect } from '#app/lib/http/safe-redirect.ts'
import { answered, visitOf } from '#app/lib/route/on-server.server.ts'
import type { Query } from '#app/lib/route/page-load.ts'
import { field } from './field.ts'
import { perform, refused, type Mutate, type Sent, type Write } from './write.ts'

type Writes = Readonly<Record<string, Write>>

/** Adds the data that the page of a failed form needs (place lists). */
type Refill = (sent: Sent, query: Query) => Promise<object>

/**
 * A route's `action` for forms sent without JavaScript: runs its write, or the one named by the field `intent`. Success
 * redirects with 303, user errors render the form with 422.
 */
export function serverAction(writes: Write | Writes, refill?: Refill) {
  return async (args: ActionFunctionArgs) => {
    const query: Query = (document, variables, needs) => execute(document, variables, args, needs)
    const mutate: Mutate = async (document, variables) => (await execute(document, variables, args)) as never
    const setCookie = (cookie: string) => void args.context.get(waitingCookies).push(cookie)
    const sent = { ...visitOf(args), form: await formOf(args.request) }
    const write = isOne(writes) ? writes : writeOf(writes, field(sent.form, 'intent'))
    const result = write
      ? await answered(
          perform(write, sent, { send: (variables) => mutate(write.mutation, variables), mutate, setCookie }),
          args.url,
        )
      : refused([{ code: 'VALIDATION_FAILED', path: ['intent'], message: '' }], sent.form)
    if (result.ok)
      throw redirect(safeRedirect(result.next ?? result.without ?? args.url.pathname + args.url.search), 303)
    return data({ ...result, ...(refill && (await answered(refill(sent, query), args.url))) }, { status: 422 })
  }
}

function isOne(writes: Write | Writes): writes is Write {
  return 'mutation' in writes && 'variables' in writes
}

function writeOf(writes: Writes, intent: string): Write | undefined {
  return Object.hasOwn(writes, intent) ? writes[intent] : undefined
}
