import { DRAFTS } from './keep-drafts.ts'

type Drafts = { forms: Record<string, Record<string, string> | undefined> }
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Fills a form with its draft. Options that load later (cities, areas) are selected when they arrive. Returns a function that stops waiting
 * for them. Dispatches events so that the page reacts as to typing.
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

/** Deletes the draft of a submitted form of the page at `path`. Unnamed forms have none. */
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

/** Sets a field of a draft; false while its control or option does not exist. */
function isFilled(form: HTMLFormElement, field: string, value: string): boolean {
  const [name, option = value] = field.split('=')
  const named = ([...form.elements] as Control[]).filter((control) => control.name === name)
  const choices = named.filter((control) => control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) as HTMLInputElement[]
  if (choices.length > 0) return isChosen(choices.find((choice) => choice.value === option), value !== '')
  const [control] = named
  if (!control || (control instanceof HTMLSelectElement && ![...control.options].some((each) => each.value === value))) return false
  if (control.value === value) return true
  // React overrides the value setter of each field to track renders; the prototype's setter makes the change look typed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  return true
}

function isChosen(choice: HTMLInputElement | undefined, checked: boolean): boolean {
  if (choice && choice.checked !== checked) choice.click()
  return choice !== undefined
}
