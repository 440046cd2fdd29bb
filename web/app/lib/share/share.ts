import { whatsappLink } from '#app/lib/shop/shop.ts'

/** Shared content: a title and the absolute URL of a page. */
export type Shared = { title: string; url: string }

/** Opens WhatsApp with a message to a contact of the visitor's choice. */
export function whatsappShare({ title, url }: Shared): string {
  return whatsappLink('', `${title}\n${url}`)
}

/**
 * Opens the device's share sheet. False when it is unavailable or failed; true when the visitor closed it. Browser
 * only, requires a user gesture.
 */
export async function shareByDevice(shared: Shared): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share(shared)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Copies a text to the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
