/** The number by which the whole world knows what bears this barcode (GTIN-13); null when it is the shop's own, or none at all. */
export function gtinOf(barcode: string): string | null {
  return isEan13(barcode) && !isOwnNumber(barcode) ? barcode : null
}

/** Whether a barcode is an EAN-13 with the right check digit: the digits weighted 1, 3, 1, 3, … come to a multiple of ten. */
function isEan13(barcode: string): boolean {
  if (!/^\d{13}$/.test(barcode)) return false
  return [...barcode].reduce((sum, digit, i) => sum + Number(digit) * (i % 2 ? 3 : 1), 0) % 10 === 0
}

/** Whether it means something inside one company only: GS1 gives nobody the prefixes 02, 04 and 20 to 29. */
function isOwnNumber(barcode: string): boolean {
  return /^(02|04|2)/.test(barcode)
}
