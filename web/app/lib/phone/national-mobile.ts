/**
 * Formats an Egyptian mobile number in national style: '+201012345678' → '010 1234 5678'. Other texts are unchanged.
 */
export function nationalMobile(number: string): string {
  const [, operator, first, last] = /^\+20(1\d)(\d{4})(\d{4})$/.exec(number) ?? []
  return operator ? `0${operator} ${first} ${last}` : number
}
