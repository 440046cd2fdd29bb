import { type RefObject, useEffect } from 'react'
import { mayUseSlash } from '#app/lib/keyboard/slash-key.ts'

/** The slash key goes to the field, when it is on the screen, no dialog is open and nothing is being typed elsewhere. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const input = field.current
      if (!input?.getClientRects().length || !isSlash(event) || isTaken(event.target) || !mayUseSlash()) return
      event.preventDefault()
      input.focus()
      input.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}

/** On an Arabic keyboard the same key gives a letter. */
function isSlash({ key, code, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && (key === '/' || (code === 'Slash' && key === 'ظ'))
}

function isTaken(target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return Boolean(typing || document.querySelector('dialog[open]'))
}
