import { type RefObject, useEffect } from 'react'

const PHONE = '(max-width: 63.99rem)'

/** Returns whether an open search form fills the screen. */
export function fillsScreen(): boolean {
  return Boolean(window.matchMedia?.(PHONE).matches)
}

/**
 * While a form fills a phone's screen, makes the rest of the page inert and limits the form's height to the space above
 * the keyboard.
 */
export function useFullScreenForm(form: RefObject<HTMLFormElement | null>, open: boolean): void {
  useEffect(() => {
    const box = form.current
    if (!box || !open || !fillsScreen()) return
    const behind = othersOf(box).filter((element) => !element.inert)
    for (const element of behind) element.inert = true
    const room = window.visualViewport
    const fit = () => box.style.setProperty('--visible-height', `${room?.height ?? window.innerHeight}px`)
    fit()
    room?.addEventListener('resize', fit)
    return () => {
      for (const element of behind) element.inert = false
      room?.removeEventListener('resize', fit)
      box.style.removeProperty('--visible-height')
    }
  }, [form, open])
}

/** Returns the siblings of an element and of all its ancestors. */
function othersOf(element: Element): HTMLElement[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const others = [...parent.children].filter((each) => each instanceof HTMLElement).filter((each) => each !== element)
  return [...others, ...othersOf(parent)]
}
