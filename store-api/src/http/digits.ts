const ARABIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0

/** Converts Arabic (٠-٩) and Persian (۰-۹) digits to 0-9. */
export function foldDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO))
  })
}
