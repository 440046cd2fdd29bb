import { type FocusEvent, type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormRules, faultsOf, ruleText } from './check-form.ts'
import { useWrite } from './use-write.ts'

type Errors = Record<string, string | undefined>
type Options = { rules: FormRules; name?: string; fields: readonly string[]; onDone?: (data: unknown) => void }

/**
 * `useWrite` for a form with rules: besides what was refused, a field that is left with something wrong in it says so, and what
 * was wrong goes away as soon as it is mended; a double click sends once. Put `onBlur`, `onInput` and `onSubmit` on the form. An
 * empty field is not scolded before sending.
 */
export function useCheckedWrite({ rules, name: formName = 'form', ...options }: Options) {
  const { t } = useTranslation()
  const write = useWrite({ name: formName, ...options })
  const [found, setFound] = useState<{ errors: Errors; after: unknown }>({ errors: {}, after: undefined })
  // What was found before the last answer is answered by it.
  const errors = found.after === write.result ? found.errors : {}

  // The second click of two comes before the form is drawn as busy.
  const underWay = useRef(false)
  useEffect(() => {
    if (!write.busy) underWay.current = false
  }, [write.busy, write.result])

  const error = (name: string): string | undefined => (name in errors ? errors[name] : write.error(name))

  function recheck({ target, currentTarget }: FocusEvent<HTMLFormElement> | FormEvent<HTMLFormElement>, left: boolean): void {
    const { name, value } = target as HTMLInputElement
    if (!(name in rules.entries)) return
    const key = faultsOf(rules, new FormData(currentTarget)).get(name)
    const shown = error(name) !== undefined
    // Leaving a field finds faults and takes none away: the summary of what was refused takes the focus from it.
    if (left ? !key || value === '' : !shown) return
    setFound({ errors: { ...errors, [name]: key && ruleText(key, t) }, after: write.result })
  }
  return {
    ...write,
    error,
    onBlur: (event: FocusEvent<HTMLFormElement>) => recheck(event, true),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      if (underWay.current) event.preventDefault()
      underWay.current = true
    },
    onInput: (event: FormEvent<HTMLFormElement>) => recheck(event, false),
  }
}
