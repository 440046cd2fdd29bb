import { type RefObject, useEffect, useEffectEvent } from 'react'

type Handlers = {
  onText: () => void
  onOpen: () => void
  onClose: () => void
  onSubmit: () => void
  /** A key in the field; true when it has done something, and the browser shall not. */
  onKey: (event: KeyboardEvent) => boolean
}

type Field = { form: RefObject<HTMLFormElement | null>; input: RefObject<HTMLInputElement | null>; open: boolean }

/**
 * Listens to the search field: it is there before this code is, so that typing never waits for it. Opens when the field is come to
 * or pressed, closes when the focus or a press goes elsewhere, or by Escape, which goes back to the field.
 */
export function useCombobox({ form, input, open }: Field, { onText, onOpen, onClose, onSubmit, onKey }: Handlers): void {
  const key = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.target === input.current) {
      if (onKey(event)) event.preventDefault()
    } else if (event.key === 'Escape' && open) {
      input.current?.focus()
      onClose()
    }
  })
  const text = useEffectEvent(onText)
  const show = useEffectEvent(onOpen)
  const hide = useEffectEvent(onClose)
  const submit = useEffectEvent(onSubmit)
  useEffect(() => {
    const box = form.current
    if (!box) return
    const stop = new AbortController()
    const { signal } = stop
    const isField = (target: EventTarget | null) => target === input.current
    const isInside = (target: EventTarget | null) => target instanceof Node && box.contains(target)
    // Focus that returns with the browser window does not open the list.
    let elsewhere = false
    box.addEventListener('keydown', (event) => key(event), { signal })
    box.addEventListener('input', () => text(), { signal })
    box.addEventListener('submit', () => submit(), { signal })
    box.addEventListener('click', ({ target }) => isField(target) && show(), { signal })
    box.addEventListener(
      'focusin',
      ({ target }) => {
        if (isField(target) && !elsewhere) show()
        elsewhere = false
      },
      { signal },
    )
    box.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        elsewhere = !document.hasFocus()
        // Into nothing goes the focus of a phone whose keyboard is put away: the list stays.
        if (relatedTarget && !isInside(relatedTarget)) hide()
      },
      { signal },
    )
    document.addEventListener('pointerdown', ({ target }) => !isInside(target) && hide(), { signal })
    // What happened before anybody listened.
    if (isInside(document.activeElement)) show()
    return () => stop.abort()
  }, [form, input])
}
