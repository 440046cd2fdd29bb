import { createContext, use } from 'react'
import type { i18n, Namespace, TFunction } from 'i18next'
import { asLocale, type Locale } from '#app/lib/locale/locale.ts'

/** Provides the texts to all components below: `<TextsContext value={i18nOf(locale)}>`. */
export const TextsContext = createContext<i18n | null>(null)

/** The function `t` of each instance and namespace: components compare it. */
const functions = new WeakMap<i18n, Map<string, TFunction<Namespace>>>()

/**
 * Returns the `t` of the namespaces, the language and the instance. Of several namespaces, the first is meant by keys
 * that name none. (Not react-i18next's: an instance has its texts before the first render and never changes its
 * language, so no component needs that hook's subscriptions. A page hydrates hundreds of them.)
 */
export function useTranslation<const Ns extends Namespace = 'common'>(
  namespaces?: Ns,
): { t: TFunction<Ns>; locale: Locale; i18n: i18n } {
  const instance = use(TextsContext)
  if (!instance) throw new Error('useTranslation needs a TextsContext.')
  const known = functions.get(instance) ?? new Map<string, TFunction<Namespace>>()
  functions.set(instance, known)
  const name = String(namespaces)
  const t = known.get(name) ?? cached(instance.getFixedT(null, namespaces ?? 'common'))
  known.set(name, t)
  return { t: t as TFunction<Ns>, locale: asLocale(instance.language) ?? 'ar', i18n: instance }
}

/** Caches texts without values: i18next analyses key and options for each call, and a list of products makes hundreds. */
function cached<T extends TFunction<Namespace>>(t: T): T {
  const texts = new Map<string, string>()
  return new Proxy(t, {
    apply(target, self, [key, ...values]: [key: string, ...values: unknown[]]) {
      const text: string = (values.length === 0 && texts.get(key)) || Reflect.apply(target, self, [key, ...values])
      // A text that is missing is its key, which may come from anywhere.
      if (values.length === 0 && text !== key) texts.set(key, text)
      return text
    },
  })
}
