import * as v from 'valibot'
import { expect, test } from 'vitest'
import { longEnough, mobile, optionalEmail, personName, required } from './rules.ts'

const keys = { required: 'required', min: 'min', invalid: 'invalid', name: 'name' } as const

function faultsOf(rule: v.GenericSchema, value: unknown): string[] {
  return v.safeParse(rule, value).issues?.map(({ message }) => message) ?? []
}

test.each(['a@b.co', 'mona.hassan@mail.example.com', 'mona@بريد.مصر', '', '  ', undefined, `${'a'.repeat(249)}@b.co`])(
  'accepts the e-mail %j',
  (email) => {
    expect(faultsOf(optionalEmail('email'), email)).toEqual([])
  },
)

test.each([
  'mona',
  'منى@shop.eg',
  'monа@shop.eg',
  'mona@shop',
  '@shop.eg',
  'mo na@shop.eg',
  'mona@shop.',
  'mona@.eg',
  'mona@sh op.eg',
  'mona@shop.e g',
  'a@b.co,c@d.co',
  `${'a'.repeat(250)}@b.co`,
])('refuses the e-mail %j', (email) => {
  expect(faultsOf(optionalEmail('email'), email)).toEqual(['email'])
})

test('accepts a text of exactly the minimum without counting spaces, and refuses one character fewer', () => {
  expect(faultsOf(longEnough(3, keys), ' a b c ')).toEqual([])
  expect(faultsOf(longEnough(3, keys), ' a  b ')).toEqual(['min'])
})

test.each([undefined, '', '  '])('requires a value instead of %j', (value) => {
  for (const rule of [required('required'), personName(keys), mobile(keys)])
    expect(faultsOf(rule, value)).toContain('required')
})

test.each(['٠١٠ ١٢٣٤ ٥٦٧٨', '+20 101 234 5678', '0020-101-234-5678', '1012345678'])(
  'reads the mobile number %s',
  (number) => {
    expect(v.parse(mobile(keys), number)).toBe('1012345678')
  },
)

test.each(['9901012345678', '010123456789', '01312345678'])('refuses the mobile number %s', (number) => {
  expect(faultsOf(mobile(keys), number)).toEqual(['invalid'])
})
