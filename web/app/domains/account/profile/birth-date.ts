import { field } from '#app/lib/forms/field.ts'

/** The fields that make up a date of birth. */
export const birthNames = ['birthDay', 'birthMonth', 'birthYear'] as const

type Parts = Record<(typeof birthNames)[number], string>

/** `YYYY-MM-DD` of three chosen numbers; undefined for a day that no month has. */
export function birthDate({ birthDay, birthMonth, birthYear }: Parts): string | undefined {
  const text = `${birthYear}-${birthMonth.padStart(2, '0')}-${birthDay.padStart(2, '0')}`
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined
}

/** The date of birth of a form; null when none was chosen. */
export function birthDateIn(form: FormData): string | null {
  const [birthDay = '', birthMonth = '', birthYear = ''] = birthNames.map((name) => field(form, name))
  return birthDate({ birthDay, birthMonth, birthYear }) ?? null
}

/** The numbers of a `YYYY-MM-DD`, as the fields hold them. */
export function birthParts(date: string | null | undefined): Partial<Parts> {
  const [birthYear, month, day] = date?.split('-') ?? []
  return { birthYear, birthMonth: month && String(Number(month)), birthDay: day && String(Number(day)) }
}

/** Whether somebody born on a `YYYY-MM-DD` is 10 to 100 years old today; true of no date. */
export function isRightAge(date: string | undefined): boolean {
  if (date === undefined) return true
  const today = new Date().toISOString()
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4)) - (today.slice(4, 10) < date.slice(4) ? 1 : 0)
  return years >= 10 && years <= 100
}
