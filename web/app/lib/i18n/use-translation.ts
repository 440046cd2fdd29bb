import { createContext, createElement, type ReactNode, use } from 'react'
import type { i18n, Namespace, TFunction } from 'i18next'

const Instance = createContext<i18n | null>(null)
const functions = new WeakMap<i18n, Map<string, TFunction>>()

type ProviderProps = { i18n: i18n; children?: ReactNode }

/** Provides the instance to all descendant components. */
export function TextsProvider({ i18n: instance, children }: ProviderProps) {
  return createElement(Instance, { value: instance }, children)
}

/**
 * Returns the instance and its `t` for keys of a namespace; of several, the first is meant by keys that name none. (Not
 * react-i18next's: an instance has its texts before the first render and never changes its language, so no component
 * needs that hook's subscriptions. A page hydrates hundreds of them.)
 */
export function useTranslation<const Ns extends Namespace = 'common'>(
  namespaces?: Ns,
): { t: TFunction<Ns>; i18n: i18n } {
  const instance = use(Instance)
  if (!instance) throw new Error('useTranslation needs a TextsProvider.')
  const [namespace = 'common'] = [namespaces ?? 'common'].flat() as string[]
  return { t: fixed(instance, namespace) as TFunction<Ns>, i18n: instance }
}

/** Returns the same function each time: components compare it. */
function fixed(instance: i18n, namespace: string): TFunction {
  const known = functions.get(instance) ?? new Map<string, TFunction>()
  functions.set(instance, known)
  const t = known.get(namespace) ?? remembering(instance.getFixedT(null, namespace as never) as TFunction)
  known.set(namespace, t)
  return t
}

/**
 * Keeps texts without values: i18next analyses key and options for each call, and a list of products makes hundreds.
 */
function remembering(t: TFunction): TFunction {
  const ask = t as unknown as (key: string | string[], ...values: unknown[]) => string
  const texts = new Map<string, string>()
  const read: typeof ask = (key, ...values) => {
    if (typeof key !== 'string' || values.length > 0) return ask(key, ...values)
    const text = texts.get(key) ?? ask(key)
    // A text that is missing is its key, which may come from anywhere.
    if (text !== key) texts.set(key, text)
    return text
  }
  return read as unknown as TFunction
}
