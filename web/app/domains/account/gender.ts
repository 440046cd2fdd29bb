import type { CustomerGender } from '#app/__generated__/schema.ts'
import { field } from '#app/lib/forms/field.ts'

export const genders = ['MALE', 'FEMALE'] as const satisfies CustomerGender[]

/** Returns the gender of a form; null when none was chosen. */
export function genderIn(form: FormData): CustomerGender | null {
  return genders.find((gender) => gender === field(form, 'gender')) ?? null
}
