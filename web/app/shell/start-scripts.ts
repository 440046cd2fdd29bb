/**
 * Inlined into the document as text, so it imports nothing. Fetches the page's scripts when the document has loaded and
 * starts them once the first screen is painted and the browser is idle. Until React handles events (`live`) it records
 * clicks and choices and replays them once, and shows and announces that a click is held; 'back' loads its page. Links
 * work without it.
 */
export function startScripts(): void {
  const { shown } = document.documentElement.dataset
  const isLeft = () => shown !== location.pathname + location.search
  let leaving = false
  // Runs once: a second navigation would abort the first.
  const leave = () => {
    if (!leaving) location.reload()
    leaving = true
  }
  const main = document.querySelector<HTMLScriptElement>('script[data-files]')
  const files = main?.dataset.files?.split(' ') ?? []
  let fetched = false
  const fetchFiles = () => {
    if (fetched || !main) return
    fetched = true
    const link = (attributes: Partial<HTMLLinkElement>) =>
      document.head.append(Object.assign(document.createElement('link'), attributes))
    for (const href of files) link({ rel: 'modulepreload', href })
    if (main.dataset.texts) link({ rel: 'preload', as: 'fetch', href: main.dataset.texts, crossOrigin: 'anonymous' })
  }
  let started = false
  const start = () => {
    if (started || !main) return
    started = true
    fetchFiles()
    void run(main)
  }
  let arrived = false
  const run = async (main: HTMLScriptElement) => {
    // One file per task, so that the page responds in between. The first two are the route manifest and the entry.
    for (const file of files.slice(2)) {
      await import(/* @vite-ignore */ file).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve))
    }
    if (isLeft()) return leave()
    arrived = true
    const script = {
      type: 'module',
      nonce: main.nonce,
      textContent: main.textContent,
      onerror: () => (arrived = false),
    }
    document.head.append(Object.assign(document.createElement('script'), script))
  }
  // Safari has no idle callback.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start, 50)
  addEventListener('load', () => {
    // The network is free now; execution waits until the browser is idle.
    fetchFiles()
    requestAnimationFrame(whenIdle)
  })
  // A slow picture delays `load`, and a background tab paints no frame.
  setTimeout(start, 4000)
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, start, { capture: true, once: true, passive: true })

  const presses = new Set<HTMLElement>()
  let said: HTMLElement | undefined
  const showHeld = (pressed: HTMLElement) => {
    pressed.dataset.held = ''
    pressed.setAttribute('aria-busy', 'true')
    if (said || !main?.dataset.held) return
    said = Object.assign(document.createElement('p'), {
      className: 'sr-only',
      role: 'alert',
      textContent: main.dataset.held,
    })
    document.body.append(said)
  }
  const holdPress = (event: MouseEvent) => {
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button, [aria-haspopup]') : null
    if (!pressed || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (presses.size === 0) setTimeout(giveUp, 8000)
    presses.add(pressed)
    showHeld(pressed)
  }
  const repeatPresses = () => {
    for (const pressed of presses) {
      delete pressed.dataset.held
      pressed.removeAttribute('aria-busy')
      pressed.click()
    }
    presses.clear()
    said?.remove()
    said = undefined
  }
  const choices = new Map<HTMLInputElement | HTMLSelectElement, boolean | string>()
  const keepChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) choices.set(target, target.value)
    if (target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type))
      choices.set(target, target.checked)
  }
  const loadPopped = (event: PopStateEvent) => {
    if (!isLeft()) return
    event.stopImmediatePropagation()
    leave()
  }
  const repeat = () => {
    removeEventListener('click', holdPress, true)
    removeEventListener('change', keepChoice, true)
    removeEventListener('popstate', loadPopped)
    removeEventListener('pagehide', recordView)
    for (const [field, choice] of choices) {
      if (field instanceof HTMLSelectElement) {
        field.value = String(choice)
        field.dispatchEvent(new Event('change', { bubbles: true }))
        continue
      }
      // React ignores a click that changes nothing.
      field.checked = !choice
      field.click()
    }
    // A click must see the choice, so React renders it before the next task.
    if (choices.size > 0) setTimeout(repeatPresses)
    else repeatPresses()
    choices.clear()
  }
  // A product that the visitor leaves before React records it was viewed all the same; `recent-products.ts` reads it.
  const recordView = () => {
    const product = document.querySelector<HTMLElement>('[data-product]')?.dataset.product
    if (!product) return
    try {
      const viewed = JSON.parse(localStorage.getItem('recent-products') ?? '[]') as string[]
      localStorage.setItem('recent-products', JSON.stringify([product, ...viewed.slice(0, 12)]))
    } catch {
      // No storage.
    }
  }
  // If the scripts fail, links and forms work without them. While React starts, it would take the press and not the
  // choice before it.
  const giveUp = () => (arrived ? setTimeout(repeat, 8000) : repeat())
  addEventListener('click', holdPress, true)
  addEventListener('change', keepChoice, true)
  addEventListener('popstate', loadPopped)
  addEventListener('pagehide', recordView)
  addEventListener('live', repeat, { once: true })
}
