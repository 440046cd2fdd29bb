/**
 * Runs in the document, as text: starts the page's scripts at the first sign of a person (a touch, a move, a scroll, a key), or when
 * the document has been there for 5 s. Where a pixel measures the visit (`data-when="loaded"`), and where an advertisement led here,
 * once everything of the first screen is loaded and painted. Their files are fetched ahead when the first screen is there, and run one
 * by one, so that the page answers in between; `main` is run last. What opens something on the page (`aria-haspopup`, a button with
 * `aria-expanded`) and is pressed before the page lives is pressed for the visitor then, and what was chosen (a size, an order) is
 * chosen then, since React begins with what the document said; other links and forms work by themselves.
 */
export function startLate(): void {
  const main = document.querySelector<HTMLScriptElement>('script[data-files]')
  const files = (main?.dataset.files ?? '').split(' ')
  const texts = main?.dataset.texts ?? ''
  const link = (attributes: Partial<HTMLLinkElement>) => document.head.append(Object.assign(document.createElement('link'), attributes))
  let started = false
  const begin = () => {
    if (!main || started) return
    started = true
    for (const href of files) link({ rel: 'modulepreload', href })
    if (texts) link({ rel: 'preload', as: 'fetch', href: texts, crossOrigin: 'anonymous' })
    void run()
  }
  const run = async () => {
    const [, , ...parts] = files
    for (const file of parts) {
      await import(/* @vite-ignore */ file).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve))
    }
    const last = { type: 'module', nonce: main?.nonce, textContent: main?.textContent }
    document.head.append(Object.assign(document.createElement('script'), last))
  }
  const idle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work, 50))
  const painted = () => {
    // Without a network there is none to spare, and the page has to say so.
    const kept = !navigator.onLine || document.documentElement.dataset.keptAt
    // The specification remembers after a second that a click on an advertisement led here.
    const advertised = /clk?id=|ad_click=/.test(location.search)
    if (main?.dataset.when === 'loaded' || kept || advertised) return idle(begin)
    idle(() => {
      if (!started) for (const href of files) link({ rel: 'prefetch', as: 'script', href })
    })
    setTimeout(() => idle(begin), 5000)
  }
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(painted)))
  const once = { capture: true, once: true, passive: true }
  for (const sign of ['pointerdown', 'touchstart', 'wheel', 'keydown']) addEventListener(sign, begin, once)
  // A browser tells of a mouse that rests, and of a page that stays where it is, while it is laid out: nobody did anything.
  addEventListener('pointermove', ({ movementX, movementY }) => void ((movementX || movementY) && begin()), { passive: true })
  addEventListener('scroll', () => void (scrollY > 0 && begin()), { passive: true })
  setTimeout(begin, 10_000)

  let held: HTMLElement | null = null
  const hold = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[aria-haspopup], button[aria-expanded]') : null
    if (!pressed || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // Where the scripts do not come, the link goes where it leads without them.
    if (!held) setTimeout(() => release(), 8000)
    held = pressed
  }
  const release = () => {
    removeEventListener('click', hold, true)
    const pressed = held
    held = null
    pressed?.click()
  }
  addEventListener('click', hold, true)
  addEventListener('live', release, { once: true })

  const choices = new Map<HTMLInputElement | HTMLSelectElement, boolean | string>()
  const keep = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) choices.set(target, target.value)
    if (target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type)) choices.set(target, target.checked)
  }
  const chooseAgain = () => {
    removeEventListener('change', keep, true)
    for (const [field, choice] of choices) {
      if (field instanceof HTMLSelectElement) {
        field.value = String(choice)
        field.dispatchEvent(new Event('change', { bubbles: true }))
        continue
      }
      // A press on what is chosen already would be none.
      field.checked = !choice
      field.click()
    }
  }
  addEventListener('change', keep, true)
  addEventListener('live', chooseAgain, { once: true })
}
