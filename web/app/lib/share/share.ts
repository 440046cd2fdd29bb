import { whatsappLink } from '#app/lib/shop/links.ts'

/** What is shared: a title and the whole address of a page. */
export type Shared = { title: string; url: string }

/** Begins a WhatsApp message to whomever the visitor chooses. */
export function whatsappShare({ title, url }: Shared): string {
  return whatsappLink('', `${title}\n${url}`)
}

/**
 * Shares by what the device has for it. False when it has nothing, or could not; who closed its sheet has been served.
 * Browser only, in answer to a press.
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

/** Puts the address into the clipboard; false when the browser refuses. */
export function copyLink({ url }: Shared): Promise<boolean> {
  return copyText(url)
}

/** Puts a text into the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
