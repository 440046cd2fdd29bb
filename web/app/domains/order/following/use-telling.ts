import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { asLocale } from '#app/lib/locale/locale.ts'
import type { Telling } from '#app/domains/order/order-dates.ts'

/** What the texts of an order need: the language, and the day they are read on (`YYYY-MM-DD`). */
export function useTelling(today: string): Telling {
  const { t, i18n } = useTranslation('order')
  return { t, locale: asLocale(i18n.language) ?? 'ar', today }
}
