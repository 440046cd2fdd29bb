import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { UserError } from '#app/lib/apollo/written.ts'
import { refusalText } from '#app/lib/notify/error-text.ts'
import { faultsOf, ruleText } from './check-form.ts'
import { rulesOf, type Write, type WriteResult } from './write.ts'

type Errors = Record<string, string | undefined>
type Typing = Pick<FocusEvent<HTMLFormElement> | FormEvent<HTMLFormElement>, 'target' | 'currentTarget'>

const NONE: readonly UserError[] = []

/**
 * Returns the errors of a form's fields: user errors of its response, and rule violations found since. A field is
 * validated when it loses the focus, and its error disappears as soon as it is corrected; an empty field shows no error
 * before sending.
 */
export function useFormErrors(write: Pick<Write, 'rules'>, fields: readonly string[], result: WriteResult | undefined) {
  const { t } = useTranslation()
  const afterPress = useAfterPress()
  const [found, setFound] = useState<{ errors: Errors; after: unknown }>({ errors: {}, after: undefined })
  // The last response supersedes earlier violations.
  const errors = found.after === result ? found.errors : {}
  const refusals = result && !result.ok ? result.userErrors : NONE
  const values = result && !result.ok ? result.values : {}

  function error(name: string): string | undefined {
    if (name in errors) return errors[name]
    const refusal = refusals.find(({ path }) => nameOf(path) === name)
    return refusal && refusalText(refusal, t)
  }

  function recheck({ target, currentTarget }: Typing, left: boolean): void {
    const name = 'name' in target ? String(target.name) : ''
    const form = new FormData(currentTarget)
    const rules = rulesOf(write, form)
    if (!rules || !(name in rules.entries)) return
    const key = faultsOf(rules, form).get(name)
    const shown = error(name) !== undefined
    // Losing the focus only adds errors: removing one here would happen when the error summary takes the focus.
    if (left ? !key || !form.get(name) : !shown) return
    setFound({ errors: { ...errors, [name]: key && ruleText(key, t) }, after: result })
  }

  return {
    error,
    values,
    refusals,
    isShown: ({ path }: UserError) => fields.includes(nameOf(path)),
    onBlur: ({ target, currentTarget }: FocusEvent<HTMLFormElement>) =>
      afterPress(() => recheck({ target, currentTarget }, true)),
    onInput: (event: FormEvent<HTMLFormElement>) => recheck(event, false),
  }
}

/**
 * Returns a function that runs `work` at once, or after the press that is under way: an error that moved the page before
 * the button is released would take the press from what was pressed.
 */
function useAfterPress() {
  const isPressed = useRef(false)
  useEffect(() => {
    const note = ({ type }: Event) => void (isPressed.current = type === 'pointerdown')
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, note, true)
    return () => {
      for (const type of ['pointerdown', 'pointerup', 'pointercancel']) removeEventListener(type, note, true)
    }
  }, [])
  return (work: () => void) => {
    if (!isPressed.current) return work()
    // The click comes after it.
    addEventListener('pointerup', () => setTimeout(work), { once: true })
  }
}

/** Whether a page posted without JavaScript responds to the form of this name. */
export function isOf(name: string, posted: WriteResult | undefined): boolean {
  return posted?.ok === false && (posted.values.form ?? '') === name
}

/** Maps `['address', 'cityId']` to the field `cityId`, and `['address', 'region', 'id']` to `regionId`. */
function nameOf(path: readonly string[] | null): string {
  const [parent, name = ''] = path?.slice(-2) ?? []
  if (parent === 'region') return name === 'id' ? 'regionId' : 'regionName'
  return path?.at(-1) ?? ''
}
