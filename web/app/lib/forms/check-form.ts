import type { i18n } from 'i18next'
import * as v from 'valibot'
import type { UserError } from '#app/lib/apollo/written.ts'
import { field } from './field.ts'

/** The rules of a form, by the names of its fields. Their messages are keys of texts. */
export type FormRules = v.GenericSchema<Record<string, unknown>, unknown> & { entries: Record<string, unknown> }

/** The key of the first text that each faulty field breaks, in the order of the rules. */
export function faultsOf(rules: FormRules, form: FormData): Map<string, string> {
  const names = Object.keys(rules.entries)
  const typed = Object.fromEntries(names.map((name) => [name, field(form, name)]))
  const { issues = [] } = v.safeParse(rules, typed, { abortPipeEarly: true })
  const faults = new Map(issues.map((issue) => [String(issue.path?.[0]?.key), issue.message] as const).toReversed())
  return new Map(names.flatMap((name) => (faults.has(name) ? [[name, faults.get(name) ?? ''] as const] : [])))
}

/** What breaks the rules of a form, as the shop itself would refuse it. Empty: all is well. */
export function checkForm(rules: FormRules, form: FormData, t: i18n['t']): UserError[] {
  return [...faultsOf(rules, form)].map(([name, key]) => ({ code: 'VALIDATION_FAILED', path: [name], message: ruleText(key, t), unsent: true }))
}

/** The text of a broken rule. The keys of rules are checked by their tests, not by types. */
export function ruleText(key: string, t: i18n['t']): string {
  return t(key as 'common:retry')
}
