import { expect, test } from 'vitest'
import { textOfAnswer } from './error-text.ts'

test.each([
  ['the message of the answer comes first', { message: 'No stock', error: 'OUT_OF_STOCK' }, 'No stock'],
  ['then its error', { error: 'OUT_OF_STOCK' }, 'OUT_OF_STOCK'],
  ['a text that starts with a brace is parsed', '{"message":"No stock"}', 'No stock'],
  ['spaces before the brace do not matter', ' {"message":"No stock"} ', 'No stock'],
  ['the spaces around a message are removed', { message: ' No stock ' }, 'No stock'],
  ['a message has at most 500 characters', { message: 'x'.repeat(501) }, 'x'.repeat(500)],
  ['a message that is no text is none', { message: 7, error: 'BUSY' }, 'BUSY'],
  ['another text is taken as it is', 'Service busy', 'Service busy'],
  ['an empty message is none', { message: ' ', error: 'BUSY' }, 'BUSY'],
  ['a page of a proxy is no text for a person', '<html>Bad gateway</html>', 'An unknown error occurred'],
  ['a broken brace says nothing', '{"message":', 'An unknown error occurred'],
  ['nothing says nothing', undefined, 'An unknown error occurred'],
])('%s', (_, answer, text) => {
  expect(textOfAnswer(answer, 'en')).toBe(text)
})

test('the last word is in the language of the request', () => {
  expect(textOfAnswer(null, 'ar')).toBe('حصلت مشكلة غير معروفة.')
})
