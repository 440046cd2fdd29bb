import type { ApolloCache, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type Fault, faultOf } from '#app/lib/apollo/fault.ts'
import { type MutationData, refusalsIn, type UserError, type Written } from '#app/lib/apollo/written.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { SECRET_FIELD } from './keep-drafts.ts'
import { checkForm, type FormRules } from './check-form.ts'
import type { Visit } from '#app/lib/route/page-load.ts'

/** A submitted form: its page and its fields. */
export type Sent = Visit & { form: FormData }

/** Runs a mutation: on the server for the visitor's request, in the browser through Apollo. Throws its fault. */
export type Mutate = <Data extends MutationData, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
) => Promise<Written<Data>>

/**
 * Functions available to a write besides its own mutation. `setCookie` takes a Set-Cookie value that scripts may read.
 */
export type WriteTools = { mutate: Mutate; setCookie: (cookie: string) => void }

type Soon<T> = T | Promise<T>

/**
 * A write that a visitor makes by a form. `useForm` runs it in the browser with the mutation's hook; the `action` of
 * the route that the form posts to runs it on the server, for a visitor without JavaScript. Faults and redirects
 * (`goTo`) are thrown.
 */
export type Write<
  Data extends MutationData = MutationData,
  Variables extends OperationVariables = OperationVariables,
> = {
  mutation: DocumentNode & { __apiType?(variables: Variables): Data }
  /** Ends the write before validation and sending when it returns a result. */
  before?(sent: Sent, tools: WriteTools): Soon<WriteResult | undefined>
  /** Checked in both places, and while the visitor types. */
  rules?: FormRules | ((form: FormData) => FormRules)
  /** Checks what rules cannot express, such as files. */
  check?(sent: Sent): Soon<readonly UserError[]>
  variables(sent: Sent): Variables
  /** In the browser, writes of the same queue are sent one after another, in call order. */
  queue?: string
  /** Optimistic response, shown until the shop responds. */
  optimistic?(variables: Variables, page: { cache: ApolloCache; locale: Locale }): Written<Data> | undefined
  /** Returns what follows a success; nothing when absent. */
  done?(data: Written<Data>, sent: Sent, tools: WriteTools): Soon<Accepted>
  /** Returns what follows user errors; when absent, the form shows them. */
  refused?(data: Written<Data>, sent: Sent, tools: WriteTools): Soon<WriteResult>
  /** Throws a redirect for a fault of its mutation; a fault for which it returns is rethrown. */
  failed?(fault: Fault, sent: Sent, tools: WriteTools): void
}

export type WriteResult = Accepted | Refused

export type Accepted = {
  ok: true
  /** Next page, with or without JavaScript. */
  next?: string
  /** Next page without JavaScript; with it the visitor stays. */
  without?: string
  /** `next` is loaded as a new document: the authenticated customer changed, which affects the whole page. */
  reload?: boolean
  /** Text of a toast, in the browser. */
  notice?: string
}

export type Refused = {
  ok: false
  userErrors: readonly UserError[]
  /** The typed values, to fill the form again. */
  values: Record<string, string>
}

/** Defines a write, with the types of its mutation. */
export function defineWrite<Data extends MutationData, Variables extends OperationVariables>(
  write: Write<Data, Variables>,
): Write<Data, Variables> {
  return write
}

type Send<Data, Variables> = (variables: Variables) => Promise<Written<Data>>

/**
 * Runs a write: validates the form, sends its mutation by `send`, and returns what follows. `onWritten` receives the
 * data of a mutation without user errors.
 */
export async function perform<Data extends MutationData, Variables extends OperationVariables>(
  write: Write<Data, Variables>,
  sent: Sent,
  {
    send,
    onWritten,
    ...tools
  }: WriteTools & { send: Send<Data, Variables>; onWritten?: (data: Written<Data>) => void },
): Promise<WriteResult> {
  const ended = await write.before?.(sent, tools)
  if (ended) return ended
  const rules = rulesOf(write, sent.form)
  const faults = rules ? checkForm(rules, sent.form, textsIn(sent.locale)) : []
  const all = [...faults, ...((await write.check?.(sent)) ?? [])]
  if (all.length > 0) return refused(all, sent.form)
  const data = await send(write.variables(sent)).catch((thrown: unknown) => {
    write.failed?.(faultOf(thrown), sent, tools)
    throw thrown
  })
  const refusals = refusalsIn(data)
  if (refusals.length > 0) return write.refused ? write.refused(data, sent, tools) : refused(refusals, sent.form)
  onWritten?.(data)
  return write.done ? write.done(data, sent, tools) : accepted()
}

/** Returns the rules of a write for the current values of its form. */
export function rulesOf({ rules }: Pick<Write, 'rules'>, form: FormData): FormRules | undefined {
  return typeof rules === 'function' ? rules(form) : rules
}

/** Success, and what follows. */
export function accepted(to: Omit<Accepted, 'ok'> = {}): Accepted {
  return { ok: true, ...to }
}

/** Failure: the user errors, with the typed values (without files, passwords and codes). */
export function refused(userErrors: Refused['userErrors'], form: FormData): Refused {
  const typed = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !SECRET_FIELD.test(name) ? [[name, value] as const] : [],
  )
  return { ok: false, userErrors, values: Object.fromEntries(typed) }
}
