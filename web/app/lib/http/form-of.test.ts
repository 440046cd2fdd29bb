// @vitest-environment node
import { expect, test } from 'vitest'
import { formOf } from './form-of.ts'

const FORM = 'application/x-www-form-urlencoded'

test.each([
  ['no body and no type', null, undefined],
  ['JSON', '{"name":"a"}', 'application/json'],
  ['a text', 'name=a', 'text/plain'],
  ['a multipart without its boundary', '--x\r\n', 'multipart/form-data'],
  [
    'a multipart that ends too early',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
    'multipart/form-data; boundary=x',
  ],
  ['a multipart whose part has no name', '--x\r\n\r\nb\r\n--x--\r\n', 'multipart/form-data; boundary=x'],
])('a body that is no form answers 415: %s', async (_what, body, type) => {
  await expect(formOf(posted(body, type))).rejects.toMatchObject({ status: 415 })
})

test.each([
  ['an empty form', '', FORM, null],
  ['a form', 'name=%D9%83', FORM, 'ك'],
  ['a form with U+0000', 'name=a%00b', FORM, 'ab'],
  [
    'a form with files',
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nb\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
    'b',
  ],
])('reads %s', async (_what, body, type, name) => {
  expect((await formOf(posted(body, type))).get('name')).toBe(name)
})

function posted(body: string | null, type?: string): Request {
  const request = new Request('http://shop.example/x', {
    method: 'POST',
    body: body === null ? null : new TextEncoder().encode(body),
  })
  if (type) request.headers.set('content-type', type)
  return request
}
