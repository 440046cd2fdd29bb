/** Returns the number in an id (`Variant_3`), which is what the addresses of the shop and the store API contain. */
export function numberOf(id: string): string {
  return id.replace(/^[A-Za-z]+_/, '')
}
