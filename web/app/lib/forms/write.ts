import type { ApolloCache, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type Fault, faultOf } from '#app/lib/apollo/fault.ts'
import { type MutationData, refusalsIn, type UserError, type Written } from '#app/lib/apollo/written.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { SECRET_FIELD } from './keep-drafts.ts'
import { checkForm, type FormRules } from './check-form.ts'
import type { Visit } from '#app/lib/route/route-types.ts'

/** A form that was sent: the page that takes it, and what is in it. */
export type Sent = Visit & { form: FormData }

/** Runs a mutation: on the server for the visitor's request, in the browser through Apollo. Throws its fault. */
export type Mutate = <Data extends MutationData, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
) => Promise<Written<Data>>

/** What a write can do besides its own mutation. `setCookie` takes a Set-Cookie value that scripts may read. */
export type WriteTools = { mutate: Mutate; setCookie: (cookie: string) => void }

type Soon<T> = T | Promise<T>

/**
 * One thing that a visitor can do by a form: `useForm` does it in the browser with the mutation's hook, and the `action` of the route that
 * the form posts to does it on the server, for a visitor without JavaScript. Faults are thrown, and so are redirects (`goTo`).
 */
export type Write<Data extends MutationData = MutationData, Variables extends OperationVariables = OperationVariables> = {
  mutation: DocumentNode & { __apiType?(variables: Variables): Data }
  /** Ends the write before anything is checked or sent when it returns a result. */
  before?(sent: Sent, tools: WriteTools): Soon<WriteResult | undefined>
  /** Checked in both places, and while the visitor types. */
  rules?: FormRules | ((form: FormData) => FormRules)
  /** Checks what rules cannot, such as files. */
  check?(sent: Sent): Soon<readonly UserError[]>
  variables(sent: Sent): Variables
  /** In the browser, writes of the same queue are sent one after the other, in the order in which they were asked. */
  queue?: string
  /** What the browser shows until the shop has answered. */
  optimistic?(variables: Variables, page: { cache: ApolloCache; locale: Locale }): Written<Data> | undefined
  /** What follows; nothing without it. */
  done?(data: Written<Data>, sent: Sent, tools: WriteTools): Soon<Accepted>
  /** What follows a refusal; without it the form shows what was refused. */
  refused?(data: Written<Data>, sent: Sent, tools: WriteTools): Soon<WriteResult>
  /** Throws where a fault of its mutation leads; a fault that it returns from is thrown on. */
  failed?(fault: Fault, sent: Sent, tools: WriteTools): void
}

export type WriteResult = Accepted | Refused

export type Accepted = {
  ok: true
  /** Where the visitor goes, with JavaScript or without. */
  next?: string
  /** Where a visitor without JavaScript goes; one with it stays. */
  without?: string
  /** `next` is loaded as a new document: who is logged in has changed, and with it everything on the page. */
  reload?: boolean
  /** Text of a toast, in the browser. */
  notice?: string
}

export type Refused = {
  ok: false
  userErrors: readonly UserError[]
  /** What the visitor typed, to fill the form again. */
  values: Record<string, string>
}

/** Describes a write, with the types of its mutation. */
export function defineWrite<Data extends MutationData, Variables extends OperationVariables>(write: Write<Data, Variables>): Write<Data, Variables> {
  return write
}

type Send<Data, Variables> = (variables: Variables) => Promise<Written<Data>>

/** Does a write: checks the form, sends its mutation by `send`, and says what follows. `onWritten` takes the answer of a mutation that was not refused. */
export async function perform<Data extends MutationData, Variables extends OperationVariables>(
  write: Write<Data, Variables>,
  sent: Sent,
  { send, onWritten, ...tools }: WriteTools & { send: Send<Data, Variables>; onWritten?: (data: Written<Data>) => void },
): Promise<WriteResult> {
  const ended = await write.before?.(sent, tools)
  if (ended) return ended
  const rules = rulesOf(write, sent.form)
  const faults = rules ? checkForm(rules, sent.form, textOf(sent.locale)) : []
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

/** The rules of a write for a form as it is filled now. */
export function rulesOf({ rules }: Pick<Write, 'rules'>, form: FormData): FormRules | undefined {
  return typeof rules === 'function' ? rules(form) : rules
}

/** Done, and what follows. */
export function accepted(to: Omit<Accepted, 'ok'> = {}): Accepted {
  return { ok: true, ...to }
}

/** Not done: what was refused, with what the visitor typed (files, passwords and codes left out). */
export function refused(userErrors: Refused['userErrors'], form: FormData): Refused {
  const typed = [...form].flatMap(([name, value]) => (typeof value === 'string' && !SECRET_FIELD.test(name) ? [[name, value] as const] : []))
  return { ok: false, userErrors, values: Object.fromEntries(typed) }
}
