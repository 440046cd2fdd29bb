import { useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { useTranslation } from 'react-i18next'
import { notifyRefusals } from '#app/lib/notify/notify-error.ts'
import { refusalText } from '#app/lib/notify/error-text.ts'
import type { WriteResult } from '#app/lib/route/route-types.ts'

type Options = {
  /** Names of the fields that show their own refusals; every other refusal is a toast. */
  fields?: readonly string[]
  onDone?: (data: unknown) => void
  /** It was refused, or failed: what was told about it has been told. */
  onRefused?: () => void
}

/**
 * A form that posts to a route with `routeAction`: by fetch when JavaScript runs, as a plain form before that. Gives the `Form`, whether
 * it is under way, what it was refused, and what was typed.
 */
export function useWrite({ fields = [], onDone, onRefused }: Options = {}) {
  const { t } = useTranslation()
  const fetcher = useFetcher<WriteResult>()
  const posted = useActionData() as WriteResult | undefined
  const result = fetcher.data ?? (isResult(posted) ? posted : undefined)
  useSettled(fetcher.data, (settled) => {
    if (settled.ok) return onDone?.(settled.data)
    notifyRefusals(settled.userErrors.filter((refusal) => !fields.includes(nameOf(refusal.path))))
    onRefused?.()
  })
  const refusals = result && !result.ok ? result.userErrors : []
  const error = (field: string): string | undefined => {
    const refusal = refusals.find(({ path }) => nameOf(path) === field)
    return refusal && refusalText(refusal, t)
  }
  const values = result && !result.ok ? result.values : {}
  return { Form: fetcher.Form, submit: fetcher.submit, busy: fetcher.state !== 'idle', form: fetcher.formData, result, error, values, refusals }
}

/** `['input', 'address', 'cityId']` is the field `cityId`. */
function nameOf(path: readonly string[] | null): string {
  return path?.at(-1) ?? ''
}

function isResult(value: unknown): value is WriteResult {
  return typeof value === 'object' && value !== null && 'ok' in value
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
