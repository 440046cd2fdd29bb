import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorPage, ERROR_PAGE } from './errors/error-page.ts'

test('docs/errors.md lists every code, reason and rule', () => {
  expect(readFileSync(ERROR_PAGE, 'utf8') === errorPage(), 'write it with: npm run errors').toBe(true)
})
