import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as fields from '#app/__generated__/field-rules.ts'
import { EmailInput, MobileInput, NameInput } from './person-inputs.tsx'

test('a name and an e-mail may be as long as the shop stores them, a mobile longer than its digits', () => {
  render(
    <>
      <NameInput />
      <EmailInput />
      <MobileInput />
    </>,
  )
  const [name, email, mobile] = screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).maxLength)
  expect([name, email]).toEqual([fields.fullName.max, fields.email.max])
  expect(mobile).toBeGreaterThan(fields.mobile.min)
})
