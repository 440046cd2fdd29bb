import { expect, test } from 'vitest'
import { templateRegistrations } from './template-registration.ts'
import { templates } from './templates.ts'

const URL = 'https://shop.example'
const all = templateRegistrations(URL)
type Body = { type: string; text: string; example: { body_text: string[][] } }
const bodies = all
  .filter(({ category }) => category !== 'AUTHENTICATION')
  .map(({ name, language, components }) => [`${name} (${language})`, components[0] as Body] as const)

test('every message but the one that goes by SMS alone is registered in both languages', () => {
  const names = Object.keys(templates).filter((name) => name !== 'order_code')
  expect(all.map(({ name, language }) => `${name} ${language}`)).toEqual(
    names.flatMap((name) => [`${name} ar`, `${name} en`]),
  )
})

test.each(bodies)(
  'the text of %s begins and ends with words, and has words between and enough for its parameters',
  (_, { text }) => {
    const parts = text.split(/\{\{\d+\}\}/)
    const words = (part: string) => part.match(/[\p{L}\d][\p{L}\p{M}\d]*/gu) ?? []
    const [first = '', last = ''] = [parts[0], parts.at(-1)]
    expect([words(first).length > 0, words(last).length > 0]).toEqual([true, true])
    expect(parts.slice(1, -1).filter((part) => words(part).length === 0)).toEqual([])
    const parameters = parts.length - 1
    expect(parts.flatMap(words).length).toBeGreaterThanOrEqual(2 * parameters + 1)
    expect(text.length).toBeLessThanOrEqual(1_024)
    expect(text).not.toMatch(/\n|\t| {4}/)
  },
)

test.each(bodies)(
  'the parameters of %s are numbered from 1 in their order, and each has an example',
  (_, { text, example }) => {
    const places = Array.from(text.matchAll(/\{\{(\d+)\}\}/g), ([, place]) => Number(place))
    expect(places).toEqual(example.body_text[0]?.map((_value, index) => index + 1))
    expect(example.body_text[0]?.every((value) => value !== '' && !/[{}#$%]/.test(value.replace(URL, '')))).toBe(true)
  },
)

test('a code has the text of Meta: the shop gives its advice, its time and the button that copies it', () => {
  expect(all.filter(({ name }) => name === 'verify_code')).toEqual(
    [
      ['ar', 'انسخ الكود'],
      ['en', 'Copy the code'],
    ].map(([language, text]) => ({
      name: 'verify_code',
      language,
      category: 'AUTHENTICATION',
      components: [
        { type: 'BODY', add_security_recommendation: true },
        { type: 'FOOTER', code_expiration_minutes: 10 },
        { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE', text }] },
      ],
    })),
  )
})

test('four digits in a message that is no code of Meta’s are the code for the counter or the number of a ticket or application', () => {
  const named = bodies
    .filter(([, { example }]) => example.body_text[0]?.some((value) => /^\d{4}$/.test(value)))
    .map(([name]) => name.split(' ')[0])
  expect(new Set(named)).toEqual(new Set(['pickup_ready', 'ticket_answered', 'application_received']))
})

test('an offer to buy is marketing, and news of what a customer ordered or asked for are utilities', () => {
  const of = (category: string) => new Set(all.filter((each) => each.category === category).map(({ name }) => name))
  expect([of('MARKETING'), of('AUTHENTICATION')]).toEqual([new Set(['product_ready']), new Set(['verify_code'])])
})
