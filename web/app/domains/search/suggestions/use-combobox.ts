import { type RefObject, useEffect, useEffectEvent } from 'react'

type Handlers = {
  onText: () => void
  onOpen: () => void
  onClose: () => void
  onSubmit: () => void
  /** Handles a key in the field; returns true to prevent the browser's default. */
  onKey: (event: KeyboardEvent) => boolean
}

type Field = { form: RefObject<HTMLFormElement | null>; input: RefObject<HTMLInputElement | null>; open: boolean }

/**
 * Attaches listeners to the search field, which exists before this code is loaded so that typing never waits. Opens on
 * focus or press; closes when focus or a press goes elsewhere, or on Escape, which returns to the field.
 */
export function useCombobox(
  { form, input, open }: Field,
  { onText, onOpen, onClose, onSubmit, onKey }: Handlers,
): void {
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
        // Closing a phone's keyboard moves the focus to nothing: the list stays open.
        if (relatedTarget && !isInside(relatedTarget)) hide()
      },
      { signal },
    )
    document.addEventListener('pointerdown', ({ target }) => !isInside(target) && hide(), { signal })
    // The field may have been focused before the listeners were attached.
    if (isInside(document.activeElement)) show()
    return () => stop.abort()
  }, [form, input])
}
