import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type SubmitEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ApolloClient, OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useActionData, useNavigate, useParams, useRevalidator } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { faultOf } from '#app/lib/apollo/fault.ts'
import { type MutationData, type Written, writtenData } from '#app/lib/apollo/written.ts'
import { ownOutdated } from '#app/lib/http/cookies.ts'
import { safeRedirect } from '#app/lib/http/safe-redirect.ts'
import { notifyAfterLoad } from '#app/lib/notify/after-load.ts'
import { notify } from '#app/lib/notify/notify.ts'
import { notifyError, notifyRefusals } from '#app/lib/notify/notify-error.ts'
import { loginPath } from '#app/lib/route/login-path.ts'
import { useSecondPress } from './second-press.ts'
import { forgetDraft, restoreDraft } from './draft.ts'
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
  /** Name of the form, unique on its page. The draft of a named form is stored until it is sent (`keep-drafts.ts`). */
  name?: string
  /** Names of the fields that show their own errors. */
  fields?: readonly string[]
  /** Parameters of the route that the form posts to, if they differ from those of this page. */
  params?: Record<string, string | undefined>
  /** Reloads the page data after each response: the write changes more than its mutation returns. */
  reloadsPage?: boolean
  /** Receives the data of a mutation without user errors. */
  onDone?: (data: Written<Data>) => void
  /** Called after user errors or a fault, which have been shown. */
  onRefused?: () => void
}

/**
 * A form for a write: by the mutation's hook in the browser, as a plain POST to its route before hydration. Returns the
 * `Form`, its submission state (`busy`, `form`), its errors, and the typed values. Fields are validated when they lose
 * the focus; errors disappear as soon as they are corrected. A double click submits once. Every user error is also a
 * toast (specification §8), hidden from screen readers when the form shows all of it.
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
  const { locale } = useTranslation()
  const posted = useActionData<WriteResult>()
  const [sending, setSending] = useState<FormData>()
  const [answer, setAnswer] = useState<WriteResult>()
  // The second click of a double click occurs before the busy form is rendered.
  const isSending = useRef(false)
  const { setToast, clearToast } = useFormToast()
  const result = answer ?? (isOf(name, posted) ? posted : undefined)
  const { isShown, onBlur, onInput, ...shown } = useFormErrors(write, fields, result)

  const latest = useRef({ onDone, onRefused, isShown })
  useEffect(() => {
    latest.current = { onDone, onRefused, isShown }
  })

  /** Shows the user errors as a toast beside the form. */
  function show({ userErrors }: Extract<WriteResult, { ok: false }>): void {
    const toasted = userErrors.filter((refusal) => !refusal.unsent || !latest.current.isShown(refusal))
    setToast(notifyRefusals(toasted, { silent: toasted.every(latest.current.isShown) }))
  }
  // The form was sent before hydration; the document contains the response.
  useEffect(() => {
    if (result && !result.ok && result === posted) show(result)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with the document
  }, [])

  /** Submits a form to the route at `action`, like the browser. */
  async function submit(form: FormData, action: string): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setSending(form)
    const { pathname } = location
    const url = new URL(action, location.href)
    const sent = { form, url, locale, params: { ...ownParams, ...params }, request: new Request(url) }
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
    if (goesTo && end.ok && end.reload) {
      document.cookie = ownOutdated()
      return location.assign(goesTo)
    }
    // A visitor who has navigated away meanwhile stays there.
    if (goesTo && location.pathname === pathname)
      await navigate(goesTo, { replace: goesTo === pathname + location.search })
    else if (reloadsPage && hasAnswer(end, fault)) void revalidate()
    isSending.current = false
    setSending(undefined)
    setAnswer(end)
  }

  const Form = useFormElement(name, { submit, onBlur, onInput })
  return { ...shown, Form, submit, busy: sending !== undefined, form: sending, result }
}

/** Whether the shop responded: the write did not fail, and the form's own rules found no error. */
function hasAnswer(end: WriteResult, fault: unknown): boolean {
  return fault === undefined && (end.ok || end.userErrors.some(({ unsent }) => !unsent))
}

type Outcome<Data> = {
  result: WriteResult
  /** The data of a mutation without user errors. */
  data?: Written<Data>
  fault?: unknown
  /** Path of the next page. */
  goesTo?: string
}

/**
 * Runs a write in the browser through Apollo, with its optimistic response. A fault keeps the typed values; an expired
 * session leads to the login page.
 */
async function writeInBrowser<Data extends MutationData, Variables extends OperationVariables>(
  write: Write<Data, Variables>,
  run: Run<Data, Variables>,
  sent: Sent,
  client: ApolloClient,
): Promise<Outcome<Data>> {
  let data: Written<Data> | undefined
  const send = async (variables: Variables) => {
    const optimisticResponse = write.optimistic?.(variables, { cache: client.cache, locale: sent.locale }) as
      | Data
      | undefined
    return writtenData(await run({ variables, optimisticResponse, context: { queue: write.queue } }))
  }
  try {
    const result = await perform(write, sent, {
      send,
      mutate: async (mutation, more) =>
        writtenData(await client.mutate({ mutation, variables: more } as never)) as never,
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

type Handlers = {
  submit: (form: FormData, action: string) => Promise<void>
  onBlur: (event: FocusEvent<HTMLFormElement>) => void
  onInput: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Makes the `Form` of `useForm`: an element that posts to its `action` by itself until it is hydrated. Its name stands
 * in the hidden field `form`: what is typed into a named form is stored, and filled in again when it appears. Handlers
 * of the caller run first; one that prevents the default keeps the form from being sent.
 */
function useFormElement(name: string, handlers: Handlers) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  return useMemo(() => {
    return function Form({ children, onSubmit, onBlur, onInput, ...props }: ComponentProps<'form'>) {
      const field = useRef<HTMLInputElement>(null)
      const secondPress = useSecondPress()
      useEffect(() => (field.current?.form ? restoreDraft(field.current.form, name) : undefined), [])
      const send = (event: SubmitEvent<HTMLFormElement>) => {
        onSubmit?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        const { currentTarget, nativeEvent } = event
        void latest.current.submit(
          new FormData(currentTarget, nativeEvent.submitter),
          currentTarget.getAttribute('action') ?? '',
        )
      }
      return (
        <form
          method="post"
          noValidate
          {...secondPress}
          {...props}
          onSubmit={send}
          onBlur={(event) => (onBlur?.(event), latest.current.onBlur(event))}
          onInput={(event) => (onInput?.(event), latest.current.onInput(event))}
        >
          {children}
          {name ? <input ref={field} type="hidden" name="form" value={name} /> : null}
        </form>
      )
    }
  }, [name])
}
