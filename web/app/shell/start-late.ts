/**
 * Runs in the document, as text: starts the page's scripts at the first sign of a person (a touch, a move, a scroll, a key), or when
 * the document has been there for 5 s. Where a pixel measures the visit (`data-when="loaded"`), once everything of the first screen
 * is loaded and painted. Their files are asked for all at once and run one by one, so that the page answers in between; `main` is
 * run last.
 */
export function startLate(): void {
  const main = document.querySelector<HTMLScriptElement>('script[data-files]')
  let started = false
  const begin = () => {
    if (!main || started) return
    started = true
    const files = (main.dataset.files ?? '').split(' ')
    for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    const words = { rel: 'preload', as: 'fetch', href: main.dataset.texts ?? '', crossOrigin: 'anonymous' }
    if (words.href) document.head.append(Object.assign(document.createElement('link'), words))
    void run(files)
  }
  const run = async (files: string[]) => {
    const [, , ...parts] = files
    for (const file of parts) {
      await import(/* @vite-ignore */ file).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve))
    }
    const last = { type: 'module', nonce: main?.nonce, textContent: main?.textContent }
    document.head.append(Object.assign(document.createElement('script'), last))
  }
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: 1000 }) : setTimeout(begin, 50))
  const rest = main?.dataset.when === 'loaded' ? 0 : 5000
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(soon, rest)))
  const once = { capture: true, once: true, passive: true }
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown']) addEventListener(sign, begin, once)
  setTimeout(begin, 10_000)
}
