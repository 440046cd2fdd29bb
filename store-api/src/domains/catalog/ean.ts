/** Returns the GTIN-13 of a barcode, or null for the shop's own barcodes and invalid ones. */
export function gtinOf(barcode: string): string | null {
  return isEan13(barcode) && !isOwnNumber(barcode) ? barcode : null
}

/** Whether a barcode is an EAN-13 with a valid check digit: the sum of the digits weighted 1, 3, 1, 3, … is a multiple of ten. */
function isEan13(barcode: string): boolean {
  if (!/^\d{13}$/.test(barcode)) return false
  return [...barcode].reduce((sum, digit, i) => sum + Number(digit) * (i % 2 ? 3 : 1), 0) % 10 === 0
}

/** Whether the barcode is company-internal: GS1 reserves the prefixes 02, 04 and 20 to 29. */
function isOwnNumber(barcode: string): boolean {
  return /^(02|04|2)/.test(barcode)
}
