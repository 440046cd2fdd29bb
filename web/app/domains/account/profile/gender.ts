import type { CustomerGender } from '#app/__generated__/schema.ts'
import { field } from '#app/lib/forms/field.ts'

export const genders = ['MALE', 'FEMALE'] as const satisfies CustomerGender[]

/** The gender that was chosen in a form; null when none was. */
export function genderIn(form: FormData): CustomerGender | null {
  return genders.find((gender) => gender === field(form, 'gender')) ?? null
}
