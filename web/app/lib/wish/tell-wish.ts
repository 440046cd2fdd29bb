import { textOf } from '#app/lib/i18n/i18n.ts'
import { asLocale } from '#app/lib/locale/locale.ts'
import { notify } from '#app/lib/notify/notify.ts'
import { notifyRefusals } from '#app/lib/notify/notify-error.ts'
import { endedWish, noWishCookie } from './pending-wish.ts'

/** Shows the result of the pending wishlist item once. Browser only. */
export function tellWish(): void {
  const end = endedWish()
  if (!end) return
  document.cookie = noWishCookie
  const t = textOf(asLocale(document.documentElement.lang) ?? 'ar')
  if (end === 'added') notify({ type: 'success', title: t('wishlist:added') })
  else notifyRefusals([{ code: end, message: '' }])
}
