import type { i18n } from 'i18next'
import * as v from 'valibot'
import type { UserError } from '#app/lib/apollo/written.ts'
import { field } from './field.ts'

/** Rules of a form by field name. Their messages are text keys. */
export type FormRules = v.GenericSchema<Record<string, unknown>, unknown> & { entries: Record<string, unknown> }

/** Returns the key of the first violated rule per invalid field, in rule order. */
export function faultsOf(rules: FormRules, form: FormData): Map<string, string> {
  const names = Object.keys(rules.entries)
  const typed = Object.fromEntries(names.map((name) => [name, field(form, name)]))
  const { issues = [] } = v.safeParse(rules, typed, { abortPipeEarly: true })
  const faults = new Map(issues.map((issue) => [String(issue.path?.[0]?.key), issue.message] as const).toReversed())
  return new Map(names.flatMap((name) => (faults.has(name) ? [[name, faults.get(name) ?? ''] as const] : [])))
}

/** Returns the violations of a form in the format of the shop's user errors. Empty when valid. */
export function checkForm(rules: FormRules, form: FormData, t: i18n['t']): UserError[] {
  return [...faultsOf(rules, form)].map(([name, key]) => ({
    code: 'VALIDATION_FAILED',
    path: [name],
    message: ruleText(key, t),
    unsent: true,
  }))
}

/** Returns the text of a violated rule. Tests check the keys of rules, not types. */
export function ruleText(key: string, t: i18n['t']): string {
  return t(key as 'common:retry')
}
