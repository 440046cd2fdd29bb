const zeros = [0x0660, 0x06f0] // Arabic-Indic ٠ and Extended Arabic-Indic ۰

/** Replaces ٠-٩ and ۰-۹ by Western digits. */
export function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(zeros.map((zero) => code - zero).find((value) => value >= 0 && value <= 9))
  })
}

/** Parses a typed whole number in any digits; null for other texts. */
export function readWholeNumber(text: string): number | null {
  const western = westernDigits(text).trim()
  return /^\d{1,9}$/.test(western) ? Number(western) : null
}
