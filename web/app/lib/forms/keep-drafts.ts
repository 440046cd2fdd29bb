/** Names of fields whose text is never stored, and never returned into a document. */
export const SECRET_FIELD = /password|^code$/i

/**
 * Begins the entry of a draft that says of a field: something was typed or chosen, and is not stored. Its value is
 * 'text' or 'file'.
 */
export const UNKEPT = '!'

/** The session storage entry of all drafts: `{ owner, forms: { '<path> <form name>': { field: value } } }`. */
export const DRAFTS = 'drafts'

/**
 * Runs in the document, as text, so that typing before hydration counts: stores what is typed into named forms (hidden
 * field `form`, `use-write.ts`) in session storage. `data-owner` of its script is the customer's id, '' for a guest;
 * drafts of another owner are deleted. In a document for everybody `shell/show-own.ts` says it of the document element.
 * Otherwise the owner is unknown (the shop did not answer). Imports nothing.
 */
export function keepDrafts(): void {
  type Drafts = { owner?: string; forms: Record<string, Record<string, string>> }
  const read = (): Drafts => {
    try {
      return (JSON.parse(sessionStorage.getItem(DRAFTS) ?? 'null') as Drafts | null) ?? { forms: {} }
    } catch {
      return { forms: {} }
    }
  }
  const write = (drafts: Drafts) => {
    try {
      sessionStorage.setItem(DRAFTS, JSON.stringify(drafts))
    } catch {
      // No storage: the form works without a draft.
    }
  }
  const draftKey = (form: HTMLFormElement | null) => {
    const name = form?.elements.namedItem('form')
    return name instanceof HTMLInputElement ? `${location.pathname} ${name.value}` : undefined
  }
  const keep = ({ target: control }: Event) => {
    const isInput = control instanceof HTMLInputElement
    if (!isInput && !(control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)) return
    const key = draftKey(control.form)
    if (!key || !control.name || control.type === 'hidden') return
    const drafts = read()
    const fields = (drafts.forms[key] ??= {})
    if (SECRET_FIELD.test(control.name) || /^(password|file)$/.test(control.type)) {
      if (control.value) fields[UNKEPT + control.name] = control.type === 'file' ? 'file' : 'text'
      else delete fields[UNKEPT + control.name]
    } else if (isInput && control.type === 'checkbox')
      fields[`${control.name}=${control.value}`] = control.checked ? 'on' : ''
    else fields[control.name] = control.value
    write(drafts)
  }
  const owner = document.currentScript?.dataset.owner ?? document.documentElement.dataset.owner
  const drafts = read()
  // A document that the service worker kept may be of an earlier visit.
  if (owner !== undefined && drafts.owner !== owner && !document.documentElement.dataset.keptAt)
    write({ owner, forms: {} })
  addEventListener('input', keep, true)
  addEventListener('change', keep, true)
  // Sent by the browser itself, before hydration: a refusal brings the values back in the document.
  addEventListener('submit', (event) => {
    const key = event.target instanceof HTMLFormElement && draftKey(event.target)
    if (event.defaultPrevented || !key) return
    const sent = read()
    delete sent.forms[key]
    write(sent)
  })
}
