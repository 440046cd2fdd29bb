import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useActionData, useFetcher, useLocation } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { UserError } from '#app/lib/apollo/mutate.ts'
import { dismiss } from '#app/lib/notify/notify.ts'
import { notifyRefusals } from '#app/lib/notify/notify-error.ts'
import { refusalText } from '#app/lib/notify/error-text.ts'
import type { WriteResult } from '#app/lib/route/route-types.ts'
import { namedForm } from './named-form.tsx'

type Options = {
  /** Name of the form, unique on its page. The draft of a named form is kept until it is sent (`keep-drafts.ts`). */
  name?: string
  /** Names of the fields that show their own refusals. */
  fields?: readonly string[]
  onDone?: (data: unknown) => void
  /** It was refused, or failed: what was told about it has been told. */
  onRefused?: () => void
}

const NONE: readonly UserError[] = []

/**
 * A form that posts to a route with `routeAction`: by fetch when JavaScript runs, as a plain form before that. Returns the `Form`,
 * whether it is being sent, its refusals, and what was typed. Every refusal of the shop is a toast too (specification §8), not read to
 * screen readers when the form shows all of it. The toast goes with the next answer to the form, and when its page is left.
 */
export function useWrite({ name = '', fields = [], onDone, onRefused }: Options = {}) {
  const { t } = useTranslation()
  const fetcher = useFetcher<WriteResult>()
  const posted = useActionData() as WriteResult | undefined
  const result = fetcher.data ?? (isAnswerTo(name, posted) ? posted : undefined)
  const Form = useMemo(() => (name ? namedForm(fetcher.Form, name) : fetcher.Form), [fetcher.Form, name])
  const setToast = useFormToast(result)
  useSettled(result, (settled) => {
    if (settled.ok) return onDone?.(settled.data)
    const isShown = ({ path }: UserError) => fields.includes(nameOf(path))
    const told = settled.userErrors.filter((refusal) => !refusal.unsent || !isShown(refusal))
    setToast(settled.toast ?? notifyRefusals(told, { silent: told.every(isShown) }))
    if (settled === fetcher.data) onRefused?.()
  })
  const refusals = result && !result.ok ? result.userErrors : NONE
  const error = (field: string): string | undefined => {
    const refusal = refusals.find(({ path }) => nameOf(path) === field)
    return refusal && refusalText(refusal, t)
  }
  const values = result && !result.ok ? result.values : {}
  return { Form, submit: fetcher.submit, busy: fetcher.state !== 'idle', form: fetcher.formData, result, error, values, refusals }
}

/** `['input', 'address', 'cityId']` is the field `cityId`. */
function nameOf(path: readonly string[] | null): string {
  return path?.at(-1) ?? ''
}

/** Whether a page that was posted without JavaScript answers the form of this name. */
function isAnswerTo(name: string, posted: WriteResult | undefined): boolean {
  return posted?.ok === false && (posted.values.form ?? '') === name
}

/**
 * Keeps the key of the form's toast and dismisses it when there is another answer or the page is left. A form that goes while its page
 * stays leaves it: what it says is said nowhere else.
 */
function useFormToast(result: WriteResult | undefined): (key: string | undefined) => void {
  const key = useRef<string>(undefined)
  const { pathname } = useLocation()
  const clear = useCallback(() => {
    if (key.current) dismiss(key.current)
    key.current = undefined
  }, [])
  useEffect(clear, [result, clear])
  useEffect(() => {
    const page = location.pathname
    return () => {
      if (location.pathname !== page) clear()
    }
  }, [pathname, clear])
  return (shown) => void (key.current = shown)
}

/** Calls once for each result that arrives. */
function useSettled(result: WriteResult | undefined, take: (result: WriteResult) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (result) latest.current(result)
  }, [result])
}
