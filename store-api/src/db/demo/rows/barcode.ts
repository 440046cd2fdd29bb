/** EAN-13 of our own shelves: GS1 keeps the prefixes 20 to 29 for numbers that mean something inside one company only. */
export function barcodeOf(id: number): string {
  const digits = `20${String(id).padStart(10, '0')}`
  return `${digits}${checkDigit(digits)}`
}

/** The thirteenth digit: the others weighted 1, 3, 1, 3, … fill up to a multiple of ten. */
export function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
