/**
 * Bounds of the fields of forms (docs/rules/validation.md#forms). Lengths count characters, minimum lengths exclude
 * spaces; patterns apply to text with digits 0-9 and without redundant spaces. The contract carries them as
 * `x-field-rules`, from which the web generates what it checks before it sends a form.
 */
export const fieldRules = {
  fullName: { min: 8, max: 80 },
  /** The group is the national number without its zero. */
  mobile: { min: 10, pattern: /^(?:\+20|0020|20)?0?(1[0125]\d{8})$/ },
  /** The part before the @ has no letters but a-z. */
  email: { max: 254, pattern: /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+@[^\s@<>"(),;:\\.]+(\.[^\s@<>"(),;:\\.]+)+$/ },
  password: { min: 8, max: 72 },
  /** At login: older accounts have shorter ones. */
  knownPassword: { min: 6 },
  code: { pattern: /^\d{4}$/ },
  /** In years. */
  customerAge: { min: 10, max: 100 },
  /** Of an area that is not in the list. */
  regionName: { min: 3, max: 60 },
  streetAddress: { min: 3, max: 200 },
  buildingNumber: { min: 1, max: 20 },
  floorNumber: { min: 1, max: 20 },
  apartmentNumber: { min: 1, max: 20 },
  landmark: { max: 120 },
  addressNotes: { max: 500 },
  location: { max: 1000 },
  orderNotes: { max: 500 },
  cancelReason: { max: 500 },
  returnNotes: { max: 500 },
  /** Of Egypt's instant payment network: `mona.ali@instapay`; "@instapay" may be left out. */
  instapayAddress: { max: 60, pattern: /^[a-z0-9][a-z0-9._-]{1,48}(?:@instapay)?$/ },
  subject: { min: 3, max: 120 },
  message: { min: 10, max: 2000 },
  reply: { min: 2, max: 2000 },
  reviewText: { max: 1000 },
  requestedName: { min: 2, max: 120 },
  otherMaker: { max: 80 },
  requestedSize: { max: 20 },
  requestedColor: { max: 40 },
  requestedLink: { max: 500 },
  requestNotes: { max: 500 },
} satisfies Record<string, FieldBounds>

interface FieldBounds {
  min?: number
  max?: number
  pattern?: RegExp
}

/** The same for the contract: each pattern is its text. */
export function contractFieldRules(): Record<string, Record<string, number | string>> {
  const toPlain = (value: number | RegExp) => (typeof value === 'number' ? value : value.source)
  const entries = Object.entries<FieldBounds>(fieldRules)
  return Object.fromEntries(
    entries.map(([name, bounds]) => [
      name,
      Object.fromEntries(Object.entries(bounds).map(([bound, value]) => [bound, toPlain(value as number | RegExp)])),
    ]),
  )
}
