import * as v from 'valibot'
import { longEnough, required } from '#app/lib/forms/rules.ts'

/** Where an order goes (docs/rules/validation.md#forms); the texts are those of specification §5. */
export const addressRules = v.object({
  stateId: required('cart:rules.state'),
  cityId: required('cart:rules.city'),
  regionId: required('cart:rules.region'),
  streetAddress: longEnough(3, { required: 'cart:rules.streetAddress.required', min: 'cart:rules.streetAddress.min' }),
  buildingNumber: required('cart:rules.buildingNumber'),
  floorNumber: required('cart:rules.floorNumber'),
  apartmentNumber: required('cart:rules.apartmentNumber'),
})
