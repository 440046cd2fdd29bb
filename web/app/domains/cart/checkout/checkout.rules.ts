import * as v from 'valibot'
import { regionName, streetAddress } from '#app/__generated__/field-rules.ts'
import { OTHER_AREA } from '#app/domains/location/address-input.ts'
import { field } from '#app/lib/forms/field.ts'
import { longEnough, mobile, optionalEmail, personName, required } from '#app/lib/forms/rules.ts'

const number = { min: 'cart:rules.mobile.min', invalid: 'cart:rules.mobile.invalid' } as const

/** Rules of the contact details (docs/rules/validation.md#forms); the texts are those of specification §5. */
export const contactDetailsRules = v.pipe(
  v.object({
    fullName: personName({
      required: 'cart:rules.fullName.required',
      min: 'cart:rules.fullName.min',
      name: 'cart:rules.fullName.name',
    }),
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

/**
 * Rules of the delivery address (docs/rules/validation.md#forms) without the name of an area that is not in the list;
 * the texts are those of specification §5.
 */
const addressEntries = {
  stateId: required('cart:rules.state'),
  cityId: required('cart:rules.city'),
  regionId: required('cart:rules.region'),
  streetAddress: longEnough(streetAddress.min, {
    required: 'cart:rules.streetAddress.required',
    min: 'cart:rules.streetAddress.min',
  }),
  buildingNumber: required('cart:rules.buildingNumber'),
  floorNumber: required('cart:rules.floorNumber'),
  apartmentNumber: required('cart:rules.apartmentNumber'),
}

const otherAreaName = longEnough(regionName.min, {
  required: 'cart:rules.regionName.required',
  min: 'cart:rules.regionName.min',
})

/**
 * Returns the rules of the fields of the address in a form: an area that is not in the list (`OTHER_AREA`) needs its
 * name.
 */
export function addressEntriesOf(form: FormData) {
  return field(form, 'regionId') === OTHER_AREA ? { ...addressEntries, regionName: otherAreaName } : addressEntries
}

/** Rules of placing an order (docs/rules/validation.md#forms). */
export const placeOrderRules = v.object({ acceptTerms: required('cart:rules.terms') })
