import { OWN_KEPT } from '#private.config.ts'
import { cookieIn, plainCookie } from '#app/lib/http/cookies.ts'
import { readStored, store } from '#app/lib/storage/stored.ts'
import type { RootOwnQuery } from './__generated__/viewer.ts'

/** A value of an attribute of the elements of a selector; '' names their text. */
export type Shown = [selector: string, attribute: string, value: string]

/**
 * What a visitor was shown of her own last, in the local storage of her browser: the data, and how the header and the
 * hearts showed it. `shell/show-own.ts` shows it before the first paint of a document for everybody.
 */
export type OwnRecord = {
  data: RootOwnQuery
  shown: readonly Shown[]
  /** Labels in the language `locale`. */
  labels: readonly Shown[]
  locale: string
}

/** The entry of the local storage. */
const ENTRY = 'own'
/** Lifetime of the cookie in seconds: a month after the last change or document. */
const KEPT = 2_592_000

/** Returns the record of this browser, shared by its tabs. Undefined without one. */
export function ownRecord(): OwnRecord | undefined {
  const found = readStored('localStorage', ENTRY) as Partial<OwnRecord> | null
  return found && typeof found === 'object' && isData(found.data) ? (found as OwnRecord) : undefined
}

/** Whether the record holds for the next document: a login, a logout and a form sent without scripts end that. */
export const isOwnKept = (): boolean => cookieIn(document.cookie, OWN_KEPT) === '1'

function isData(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('viewer' in data) || !('cart' in data)) return false
  const isEntity = (each: unknown) => each === null || (typeof each === 'object' && each !== null && 'id' in each)
  return isEntity(data.viewer) && isEntity(data.cart)
}

/**
 * Writes the record, and the cookie that says so to the web server: this visitor may get the documents of everybody.
 * Without storage, and while her account waits for its deletion, which a page tells in its content, she may not.
 */
export function keepOwn(record: OwnRecord): void {
  const { viewer, cart } = record.data
  store('localStorage', ENTRY, record)
  // Units that wait for the network are in a cart that the shop does not know yet.
  const hasOwn = viewer ? !viewer.deletionDueAt : Boolean(cart?.revision || cart?.quantity)
  const isKept = hasOwn && ownRecord() !== undefined
  if (isKept || isOwnKept()) document.cookie = plainCookie(OWN_KEPT, isKept ? '1' : '', isKept ? KEPT : 0)
  // Kept pages of another person go (service-worker/pages.ts).
  navigator.serviceWorker?.controller?.postMessage({ visitor: viewer?.id ?? 'guest' })
}
