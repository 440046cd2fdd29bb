import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fourDigits, loginPassword, newPassword } from '../store-api/src/domains/account/field-rules.ts'
import { fieldRules } from '../store-api/src/field-rules.ts'
import { mobile as storeMobile, name8, optionalEmail as storeEmail, text } from '../store-api/src/http/rules.ts'
import * as generated from '#app/__generated__/field-rules.ts'
import { code, knownPassword as webKnown, newPassword as webNew } from '#app/domains/account/field.rules.ts'
import { longEnough, mobile as webMobile, optionalEmail as webEmail, personName } from '#app/lib/forms/rules.ts'

const key = { required: 'r', min: 'm', name: 'n', invalid: 'i' }

test('the bounds of the web are those of the store API', () => {
  expect({ ...generated }).toEqual(fieldRules)
})

test.each([
  [
    'name',
    name8,
    personName(key),
    [
      '',
      'منى',
      'منى علي حسن',
      'Mona Ali',
      'm.example.com',
      'منى 0101234567',
      'منى\u200b\u200b\u200b علي',
      '\u2800'.repeat(9),
    ],
  ],
  [
    'mobile',
    storeMobile,
    webMobile(key),
    [
      '',
      '010123',
      '01012345678',
      '1012345678',
      '+201012345678',
      '00201512345678',
      '201212345678',
      '2001112345678',
      '01312345678',
      '0201012345678',
      '٠١٠ ١٢٣-٤٥٦٧٨',
      '۰۱۰۱۲۳۴۵۶۷۸',
      '010123456789',
      '+2 010 1234 5678',
    ],
  ],
  [
    'e-mail',
    storeEmail,
    webEmail('e'),
    [
      '',
      ' mona@shop.example ',
      'mona@shop',
      'mona@@shop.example',
      'منى@shop.example',
      'Mona@Shop.Example',
      'monа@shop.example',
      'mına@shop.example',
      'mona@بريد.مصر',
      'a b@shop.example',
      `${'x'.repeat(243)}@shop.example`,
      `${'x'.repeat(241)}@shop.example`,
    ],
  ],
  ['new password', newPassword, webNew, ['', 'seven77', 'eight888', 'كلمة سرسر', '١'.repeat(36), '١'.repeat(37)]],
  ['known password', loginPassword, webKnown, ['', 'five5', 'six666']],
  ['code', fourDigits, code, ['', '123', '1234', '١٢ ٣٤', '12345', '12a4']],
  [
    'street',
    (given: string) => text(given, fieldRules.streetAddress),
    longEnough(generated.streetAddress.min, key),
    ['', 'ab', 'a b', 'abc', '  abc  '],
  ],
] as const)('the store API and the web judge every %s alike', (_, judged, rule, values) => {
  const verdicts = values.map((value) => [value, judged(value).fault === undefined])
  expect(values.map((value) => [value, v.is(rule, value)])).toEqual(verdicts)
  expect(new Set(verdicts.map(([, isSound]) => isSound)).size).toBe(2)
})
