import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['ar', 'ar'],
  ['AR-EG,en;q=0.9', 'ar'],
  ['fr-FR, en-US;q=0.8, ar;q=0.7', 'en'],
  ['fr,arn;q=0.9', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [`${'x,'.repeat(100)}ar`, 'en'],
])('the language of Accept-Language %j is %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
