/**
 * Adds to jsdom the parts of `showModal` and `close` that our components use: open state, first focus, `cancel` on
 * Escape, returning focus. The focus trap belongs to the browser and is tested there.
 */
export function installDialog(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  HTMLDialogElement.prototype.showModal = function () {
    openers.set(this, document.activeElement)
    this.setAttribute('open', '')
    this.querySelector<HTMLElement>('button:not(:disabled), a[href], input')?.focus()
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }))
    })
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.removeAttribute('open')
    const opener = openers.get(this)
    if (opener instanceof HTMLElement) opener.focus()
    this.dispatchEvent(new Event('close'))
  }
}
