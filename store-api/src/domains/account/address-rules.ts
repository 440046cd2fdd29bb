import { mobile, name8, otherMobile } from '#src/http/rules.ts'
import type { AddressBody } from './address.schema.ts'

/** Validates the receiver of an address field by field (docs/rules/validation.md#forms). */
export function judgedReceiver({ fullName, phone, anotherPhone }: AddressBody) {
  const first = mobile(phone)
  return { fullName: name8(fullName), phone: first, anotherPhone: otherMobile(anotherPhone, first) }
}
