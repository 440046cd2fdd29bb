import { customerAge } from '#app/__generated__/field-rules.ts'
import { field } from '#app/lib/forms/field.ts'

/** The fields of a date of birth. */
export const birthNames = ['birthDay', 'birthMonth', 'birthYear'] as const

type Parts = Record<(typeof birthNames)[number], string>

/** Returns the date of three numbers as `YYYY-MM-DD`; undefined for an invalid date. */
export function birthDate({ birthDay, birthMonth, birthYear }: Parts): string | undefined {
  const text = `${birthYear}-${birthMonth.padStart(2, '0')}-${birthDay.padStart(2, '0')}`
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined
}

/** Returns the date of birth of a form; null when none was chosen. */
export function birthDateIn(form: FormData): string | null {
  const [birthDay = '', birthMonth = '', birthYear = ''] = birthNames.map((name) => field(form, name))
  return birthDate({ birthDay, birthMonth, birthYear }) ?? null
}

/** Splits a `YYYY-MM-DD` into field values. */
export function birthParts(date: string | null | undefined): Partial<Parts> {
  const [birthYear, month, day] = date?.split('-') ?? []
  return { birthYear, birthMonth: month && String(Number(month)), birthDay: day && String(Number(day)) }
}

/** Whether a person born on a `YYYY-MM-DD` has the age of a customer today; true without a date. */
export function isRightAge(date: string | undefined): boolean {
  if (date === undefined) return true
  const today = new Date().toISOString()
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4)) - (today.slice(4, 10) < date.slice(4) ? 1 : 0)
  return years >= customerAge.min && years <= customerAge.max
}
