import { useEffect, useRef, useState } from 'react'
import type { ApolloClient, OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useActionData, useNavigate, useParams, useRevalidator } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { faultOf } from '#app/lib/apollo/fault.ts'
import { type MutationData, type Written, writtenData } from '#app/lib/apollo/written.ts'
import { safeRedirect } from '#app/lib/http/safe-redirect.ts'
import { asLocale } from '#app/lib/locale/locale.ts'
import { notifyAfterLoad } from '#app/lib/notify/after-load.ts'
import { notify } from '#app/lib/notify/notify.ts'
import { notifyError, notifyRefusals } from '#app/lib/notify/notify-error.ts'
import { loginPath } from '#app/lib/session/login-path.ts'
import { forgetDraft } from './draft.ts'
import { useFormElement } from './form-element.tsx'
import { isOf, useFormErrors } from './use-form-errors.ts'
import { useFormToast } from './use-form-toast.ts'
import { perform, refused, type Sent, type Write, type WriteResult } from './write.ts'

/** The function of a mutation's hook. */
export type Run<Data extends MutationData, Variables extends OperationVariables> = (options: {
  variables: Variables
  optimisticResponse?: Data
  context?: { queue?: string }
}) => Promise<ApolloClient.MutateResult<Data>>

type Options<Data> = {
  /** Name of the form, unique on its page. The draft of a named form is kept until it is sent (`keep-drafts.ts`). */
  name?: string
  /** Names of the fields that show their own refusals. */
  fields?: readonly string[]
  /** Parameters of the route that the form posts to, where they are not those of this page. */
  params?: Record<string, string | undefined>
  /** Loads the page anew after each answer: the write changes more than its mutation brings. */
  reloadsPage?: boolean
  /** Takes the answer of a mutation that was not refused. */
  onDone?: (data: Written<Data>) => void
  /** Called when it was refused or failed, which has been shown. */
  onRefused?: () => void
}

/**
 * A form that does a write: by the mutation's hook in the browser, as a plain POST to its route before hydration. Returns the `Form`, whether
 * it is being sent (`busy`, `form`), its refusals, and what was typed. A field that is left with something wrong in it says so, and a
 * fault goes as soon as it is mended. A double click sends once. Every refusal of the shop is a toast too (specification §8), not read to
 * screen readers when the form shows all of it.
 */
export function useForm<Data extends MutationData, Variables extends OperationVariables>(
  write: Write<Data, Variables>,
  [run]: readonly [Run<Data, Variables>, ...unknown[]],
  { name = write.rules ? 'form' : '', fields = [], params, reloadsPage, onDone, onRefused }: Options<Data> = {},
) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const ownParams = useParams()
  const { i18n } = useTranslation()
  const posted = useActionData() as WriteResult | undefined
  const [sending, setSending] = useState<FormData>()
  const [answer, setAnswer] = useState<WriteResult>()
  // The second click of two comes before the form is drawn as busy.
  const isSending = useRef(false)
  const { setToast, clearToast } = useFormToast()
  const result = answer ?? (isOf(name, posted) ? posted : undefined)
  const { isShown, onBlur, onInput, ...shown } = useFormErrors(write, fields, result)

  const latest = useRef({ onDone, onRefused, isShown })
  useEffect(() => {
    latest.current = { onDone, onRefused, isShown }
  })

  /** Shows what was refused, as a toast beside the form. */
  function show({ userErrors }: Extract<WriteResult, { ok: false }>): void {
    const told = userErrors.filter((refusal) => !refusal.unsent || !latest.current.isShown(refusal))
    setToast(notifyRefusals(told, { silent: told.every(latest.current.isShown) }))
  }
  // Sent before hydration, and answered with the page.
  useEffect(() => {
    if (result && !result.ok && result === posted) show(result)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with the document
  }, [])

  /** Sends a form to the route at `action`, as the browser would. */
  async function submit(form: FormData, action: string): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setSending(form)
    const { pathname } = location
    const url = new URL(action, location.href)
    const sent = { form, url, locale: asLocale(i18n.language) ?? 'ar', params: { ...ownParams, ...params }, request: new Request(url) }
    const { result: end, data, fault, goesTo } = await writeInBrowser(write, run, sent, client)
    clearToast()
    if (end.ok) {
      forgetDraft(pathname, form.get('form'))
      if (end.notice) (end.reload ? notifyAfterLoad : notify)({ type: 'success', title: end.notice })
      if (data) latest.current.onDone?.(data)
    } else {
      if (fault) setToast(notifyError(fault))
      else show(end)
      latest.current.onRefused?.()
    }
    if (goesTo && end.ok && end.reload) return location.assign(goesTo)
    // A visitor who has gone to another page meanwhile stays there.
    if (goesTo && location.pathname === pathname) await navigate(goesTo, { replace: goesTo === pathname + location.search })
    else if (reloadsPage && hasAnswer(end, fault)) void revalidate()
    isSending.current = false
    setSending(undefined)
    setAnswer(end)
  }

  const Form = useFormElement(name, { submit, onBlur, onInput })
  return { ...shown, Form, submit, busy: sending !== undefined, form: sending, result }
}

/** Whether the shop answered: neither did the write fail, nor did the form's own rules find something. */
function hasAnswer(end: WriteResult, fault: unknown): boolean {
  return fault === undefined && (end.ok || end.userErrors.some(({ unsent }) => !unsent))
}

type Outcome<Data> = {
  result: WriteResult
  /** The answer of a mutation that was not refused. */
  data?: Written<Data>
  fault?: unknown
  /** Path of the page that follows. */
  goesTo?: string
}

/**
 * Does a write in the browser, through Apollo, with its optimistic answer. A fault leaves the form as it was typed; when it is that the
 * session has ended, the log in page follows.
 */
async function writeInBrowser<Data extends MutationData, Variables extends OperationVariables>(
  write: Write<Data, Variables>,
  run: Run<Data, Variables>,
  sent: Sent,
  client: ApolloClient,
): Promise<Outcome<Data>> {
  let data: Written<Data> | undefined
  const send = async (variables: Variables) => {
    const optimisticResponse = write.optimistic?.(variables, { cache: client.cache, locale: sent.locale }) as Data | undefined
    return writtenData(await run({ variables, optimisticResponse, context: { queue: write.queue } }))
  }
  try {
    const result = await perform(write, sent, {
      send,
      mutate: async (mutation, more) => writtenData(await client.mutate({ mutation, variables: more } as never)) as never,
      setCookie: (cookie) => void (document.cookie = cookie),
      onWritten: (written) => (data = written),
    })
    return { result, data, goesTo: result.ok && result.next ? safeRedirect(result.next) : undefined }
  } catch (thrown) {
    const result = refused([], sent.form)
    if (thrown instanceof Response) return { result, goesTo: safeRedirect(thrown.headers.get('location')) }
    if (faultOf(thrown).code !== 'UNAUTHENTICATED') return { result, fault: thrown }
    return { result, goesTo: loginPath(location.pathname + location.search, 'page') }
  }
}
