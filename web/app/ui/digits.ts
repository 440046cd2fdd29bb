const zeros = [0x0660, 0x06f0] // Arabic-Indic ٠ and Extended Arabic-Indic ۰

/** Western digits for ٠-٩ and ۰-۹; everything else stays. */
export function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(zeros.map((zero) => code - zero).find((value) => value >= 0 && value <= 9))
  })
}

/** The whole number that was typed, in any digits, or null when the text is not one. */
export function readWholeNumber(text: string): number | null {
  const western = westernDigits(text).trim()
  return /^\d{1,9}$/.test(western) ? Number(western) : null
}
