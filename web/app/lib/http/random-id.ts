/**
 * Returns 32 random hexadecimal digits. `crypto.randomUUID` is missing on plain HTTP, where a shop in a local network
 * may run.
 */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
