/** The token of an `Authorization: Bearer …` header; undefined for a guest, whose header is empty (specification §7). */
export function bearerOf(header: string | undefined): string | undefined {
  return header?.match(/^Bearer +(\S{1,200})$/i)?.[1]
}
