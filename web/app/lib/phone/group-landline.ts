/**
 * Groups the digits of an Egyptian landline number: '0221110131' → '02 2111 0131', '0501110140' → '050 111 0140'. Other
 * texts are unchanged.
 */
export function groupLandline(number: string): string {
  const [, area, first, last] = /^(02(?=\d{8}$)|03(?=\d{7}$)|0[4-9]\d(?=\d{7}$))(\d{3,4})(\d{4})$/.exec(number) ?? []
  return area ? `${area} ${first} ${last}` : number
}
