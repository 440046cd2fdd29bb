import { DRAFTS } from './keep-drafts.ts'

type Drafts = { forms: Record<string, Record<string, string> | undefined> }
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Fills a form with its draft. Options that come later (a city's areas) are chosen when they come. Returns how to stop waiting for
 * them. The events make the page follow, as if the visitor had typed.
 */
export function restoreDraft(form: HTMLFormElement, name: string): () => void {
  const open = new Map(Object.entries(drafts().forms[keyOf(location.pathname, name)] ?? {}))
  const fill = () => {
    for (const [field, value] of open) if (isFilled(form, field, value)) open.delete(field)
  }
  fill()
  const observer = new MutationObserver(fill)
  if (open.size > 0) observer.observe(form, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Deletes the draft of a form that was sent from the page at `path`. Unnamed forms have none. */
export function forgetDraft(path: string, name: unknown): void {
  const kept = drafts()
  if (typeof name !== 'string' || !kept.forms[keyOf(path, name)]) return
  delete kept.forms[keyOf(path, name)]
  sessionStorage.setItem(DRAFTS, JSON.stringify(kept))
}

function drafts(): Drafts {
  try {
    return (JSON.parse(sessionStorage.getItem(DRAFTS) ?? 'null') as Drafts | null) ?? { forms: {} }
  } catch {
    return { forms: {} }
  }
}

function keyOf(path: string, name: string): string {
  return `${path} ${name}`
}

/** Sets a field of a draft; false while its control or its option is not there. */
function isFilled(form: HTMLFormElement, field: string, value: string): boolean {
  const [name, option = value] = field.split('=')
  const named = ([...form.elements] as Control[]).filter((control) => control.name === name)
  const choices = named.filter((control) => control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) as HTMLInputElement[]
  if (choices.length > 0) return isChosen(choices.find((choice) => choice.value === option), value !== '')
  const [control] = named
  if (!control || (control instanceof HTMLSelectElement && ![...control.options].some((each) => each.value === value))) return false
  if (control.value === value) return true
  // React replaces the setter of each field to know what it drew; the prototype's makes the change look typed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  return true
}

function isChosen(choice: HTMLInputElement | undefined, checked: boolean): boolean {
  if (choice && choice.checked !== checked) choice.click()
  return choice !== undefined
}
