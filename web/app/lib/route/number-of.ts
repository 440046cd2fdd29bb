/** Returns the number in an id (`State_3`), which is what the addresses of the shop contain. */
export function numberOf(id: string): string {
  return id.replace(/^[A-Za-z]+_/, '')
}
