import { mobile, name8, otherMobile } from '#src/http/rules.ts'
import type { AddressBody } from './address.schema.ts'

/** Who receives at an address (DOMAIN §2.3 "Address"), judged field by field. */
export function judgedReceiver({ fullName, phone, anotherPhone }: AddressBody) {
  const first = mobile(phone)
  return { fullName: name8(fullName), phone: first, anotherPhone: otherMobile(anotherPhone, first) }
}
