import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkForm, type FormRules } from '#app/lib/forms/check-form.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import '#app/lib/testing/in-locale.tsx'
import { addressEntriesOf, contactDetailsRules, placeOrderRules } from './checkout.rules.ts'

const addressRules = v.object(addressEntriesOf(new FormData()))
const contact = { fullName: 'مريم حسن عبد الله', mobile: '٠١٠ ٢٣٤٥ ٦٧٨٩', anotherMobile: '+20 112 345 6789', email: '' }
const address = {
  stateId: '1',
  cityId: '2',
  regionId: '3',
  streetAddress: 'شارع مكرم عبيد',
  buildingNumber: '12',
  floorNumber: 'الأرضي',
  apartmentNumber: '٧',
}

test('valid fields pass', () => {
  expect(faults(contactDetailsRules, contact)).toEqual({})
  expect(faults(addressRules, address)).toEqual({})
  expect(faults(placeOrderRules, { acceptTerms: 'yes' })).toEqual({})
})

test.each([
  '01012345678',
  '1112345678',
  '00201212345678',
  '201512345678',
  '010-1234-5678',
  '۰۱۰۱۲۳۴۵۶۷۸',
  '\u202a+201012345678\u202c',
])('a mobile number may be written as %s', (mobile) => {
  expect(faults(contactDetailsRules, { ...contact, mobile })).toEqual({})
})

// Texts of specification §5.
test.each([
  [{ fullName: '  ' }, { fullName: 'Full name is required' }],
  [{ fullName: 'Mo Ali 12' }, { fullName: 'Full name must be at least 8 characters excluding spaces' }],
  [{ mobile: '' }, { mobile: 'Mobile number is required' }],
  [{ mobile: '010 123' }, { mobile: 'Mobile number must be at least 10 characters excluding spaces' }],
  [{ mobile: '01312345678' }, { mobile: 'Mobile number is not valid' }],
  [{ mobile: '010123456789' }, { mobile: 'Mobile number is not valid' }],
  [{ anotherMobile: '' }, { anotherMobile: 'Another mobile number is required' }],
  [{ anotherMobile: '+201023456789' }, { anotherMobile: 'Use a different number from the first one' }],
  [{ email: 'mariam@' }, { email: 'Must be a valid email' }],
  [{ email: `${'a'.repeat(250)}@b.co` }, { email: 'Must be a valid email' }],
])('contact details %j are refused', (given, expected) => {
  expect(faults(contactDetailsRules, { ...contact, ...given })).toEqual(expected)
})

test.each([
  ['stateId', '', 'State is required'],
  ['cityId', '', 'City is required'],
  ['regionId', '', 'Region is required'],
  ['streetAddress', '', 'Street address is required'],
  ['streetAddress', 'a b', 'Street address must be at least 3 characters excluding spaces'],
  ['buildingNumber', ' ', 'Building number must be at least 1 character excluding spaces'],
  ['floorNumber', '', 'Floor number is required'],
  ['apartmentNumber', '\u200f', 'Apartment number is required'],
])('the address field %s with «%s» is refused', (name, value, text) => {
  expect(faults(addressRules, { ...address, [name]: value })).toEqual({ [name]: text })
})

test('an order needs the terms', () => {
  expect(faults(placeOrderRules, {})).toEqual({ acceptTerms: 'You must accept the terms and conditions' })
})

test('an empty form names every field, in the order of the form', () => {
  expect(Object.keys(faults(contactDetailsRules, {}))).toEqual(['fullName', 'mobile', 'anotherMobile'])
  expect(Object.keys(faults(addressRules, {}))).toEqual(Object.keys(address))
})

test('the texts are Arabic in Arabic', () => {
  const texts = Object.values({
    ...faults(contactDetailsRules, {}, 'ar'),
    ...faults(addressRules, {}, 'ar'),
    ...faults(placeOrderRules, {}, 'ar'),
  })
  expect(texts).toHaveLength(11)
  expect(texts.filter((text) => !/^[\u0600-\u06ff\s،0-9]+$/.test(text))).toEqual([])
})

function faults(rules: FormRules, values: Record<string, string>, locale: Locale = 'en'): Record<string, string> {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return Object.fromEntries(checkForm(rules, form, textsIn(locale)).map(({ path, message }) => [path?.[0], message]))
}

test('an area that is not in the list needs its name', () => {
  const form = new FormData()
  form.set('regionId', 'other')
  const rules = v.object(addressEntriesOf(form))
  const other = { ...address, regionId: 'other' }
  expect(faults(rules, other)).toEqual({ regionName: 'Name of the region is required' })
  expect(faults(rules, { ...other, regionName: ' ب ر ' })).toEqual({
    regionName: 'Name of the region must be at least 3 characters excluding spaces',
  })
  expect(faults(rules, { ...other, regionName: 'عزبة البرج' })).toEqual({})
})
