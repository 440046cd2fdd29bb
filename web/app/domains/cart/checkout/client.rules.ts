import * as v from 'valibot'
import { mobile, optionalEmail, personName } from '#app/lib/forms/rules.ts'

const number = { min: 'cart:rules.mobile.min', invalid: 'cart:rules.mobile.invalid' } as const

/** Who orders (docs/rules/validation.md#forms); the texts are those of specification §5. */
export const clientRules = v.pipe(
  v.object({
    fullName: personName({ required: 'cart:rules.fullName.required', min: 'cart:rules.fullName.min', name: 'cart:rules.fullName.name' }),
    mobile: mobile({ required: 'cart:rules.mobile.required', ...number }),
    anotherMobile: mobile({ required: 'cart:rules.anotherMobile.required', ...number }),
    email: optionalEmail('cart:rules.email'),
  }),
  v.forward(
    v.partialCheck(
      [['mobile'], ['anotherMobile']],
      ({ mobile: first, anotherMobile }) => first !== anotherMobile,
      'cart:rules.anotherMobile.different',
    ),
    ['anotherMobile'],
  ),
)
