/**
 * Runs in the document, as text: starts the page's scripts once everything of the first screen is loaded and painted, or at the
 * first press or key, or after 5 s, whichever comes first. Their files are asked for all at once and run one by one, so that the
 * page answers in between; `main` is run last.
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
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(soon)))
  const once = { capture: true, once: true, passive: true }
  for (const sign of ['pointerdown', 'keydown', 'touchstart']) addEventListener(sign, begin, once)
  setTimeout(begin, 5000)
}
