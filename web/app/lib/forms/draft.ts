import { readStored, store } from '#app/lib/storage/stored.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { documentLocale } from '#app/lib/locale/locale.ts'
import { notify } from '#app/lib/notify/notify.ts'
import { DRAFTS, UNKEPT } from './keep-drafts.ts'

type Drafts = { forms: Record<string, Record<string, string> | undefined> }
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Fills a form with its draft, and says once that passwords, codes and files are not kept. Options that load later
 * (cities, areas) are selected when they arrive. Returns a function that stops waiting for them. Dispatches events so
 * that the page reacts as to typing.
 */
export function restoreDraft(form: HTMLFormElement, name: string): () => void {
  const entries = Object.entries(drafts().forms[draftKey(location.pathname, name)] ?? {})
  const open = new Map(entries.filter(([field]) => !field.startsWith(UNKEPT)))
  tellUnkept(
    draftKey(location.pathname, name),
    entries.filter(([field]) => field.startsWith(UNKEPT)),
  )
  const fill = () => {
    for (const [field, value] of open) if (isFilled(form, field, value)) open.delete(field)
  }
  fill()
  const observer = new MutationObserver(fill)
  if (open.size > 0) observer.observe(form, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Says what has to be typed or chosen again, and forgets it. */
function tellUnkept(key: string, unkept: [field: string, kind: string][]): void {
  if (unkept.length === 0) return
  const t = textsIn(documentLocale())
  const title = t(unkept.some(([, kind]) => kind === 'file') ? 'common:draft.file' : 'common:draft.text')
  notify({ type: 'info', key: title, title })
  const kept = drafts()
  for (const [field] of unkept) delete kept.forms[key]?.[field]
  store('sessionStorage', DRAFTS, kept)
}

/** Deletes the draft of a submitted form of the page at `path`. Unnamed forms have none. */
export function forgetDraft(path: string, name: unknown): void {
  const kept = drafts()
  if (typeof name !== 'string' || !kept.forms[draftKey(path, name)]) return
  delete kept.forms[draftKey(path, name)]
  store('sessionStorage', DRAFTS, kept)
}

function drafts(): Drafts {
  return (readStored('sessionStorage', DRAFTS) as Drafts | null) ?? { forms: {} }
}

function draftKey(path: string, name: string): string {
  return `${path} ${name}`
}

/** Sets a field of a draft; false while its control or option does not exist. */
function isFilled(form: HTMLFormElement, field: string, value: string): boolean {
  const [name, option = value] = field.split('=')
  const named = [...form.elements].filter(isControl).filter((control) => control.name === name)
  const choices = named.filter(isChoice)
  if (choices.length > 0) {
    const choice = choices.find((each) => each.value === option)
    if (choice && choice.checked !== (value !== '')) choice.click()
    return choice !== undefined
  }
  const [control] = named
  if (!control || (control instanceof HTMLSelectElement && ![...control.options].some((each) => each.value === value)))
    return false
  if (control.value === value) return true
  // React overrides the value setter of each field to track renders; the prototype's setter makes the change look
  // typed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  return true
}

function isControl(element: Element): element is Control {
  return 'name' in element && 'value' in element
}

function isChoice(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)
}
