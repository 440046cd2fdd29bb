import * as v from 'valibot'
import { streetAddress } from '#app/__generated__/field-rules.ts'
import { longEnough, mobile, optionalEmail, personName, required } from '#app/lib/forms/rules.ts'

const number = { min: 'cart:rules.mobile.min', invalid: 'cart:rules.mobile.invalid' } as const

/** Rules of the contact details (docs/rules/validation.md#forms); the texts are those of specification §5. */
export const contactDetailsRules = v.pipe(
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

/** Rules of the delivery address (docs/rules/validation.md#forms); the texts are those of specification §5. */
export const addressRules = v.object({
  stateId: required('cart:rules.state'),
  cityId: required('cart:rules.city'),
  regionId: required('cart:rules.region'),
  streetAddress: longEnough(streetAddress.min, { required: 'cart:rules.streetAddress.required', min: 'cart:rules.streetAddress.min' }),
  buildingNumber: required('cart:rules.buildingNumber'),
  floorNumber: required('cart:rules.floorNumber'),
  apartmentNumber: required('cart:rules.apartmentNumber'),
})

/** Rules of placing an order (docs/rules/validation.md#forms). */
export const placeOrderRules = v.object({ acceptTerms: required('cart:rules.terms') })
