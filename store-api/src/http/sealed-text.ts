import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** First byte of a sealed text. Other formats and keys get other numbers. */
const VERSION = 1
const NONCE = 12
const TAG = 16
/**
 * Texts are padded to multiples of it, in UTF-16 code units (bytes of ASCII): their length must not tell how large a
 * number is.
 */
const BLOCK = 40
const CIPHER = 'aes-256-gcm'

interface Keys {
  cipher: KeyObject
  nonce: KeyObject
}

const keysOfSecrets = new Map<string, Keys>()

/**
 * Encrypts a text for one purpose by AES-256-GCM. The nonce is the HMAC of purpose and text, so the same text gives the
 * same result and two texts never share a nonce. The text must not end with spaces.
 */
export function sealText(secret: string, purpose: string, text: string): string {
  const { cipher: key, nonce: nonceKey } = deriveKeys(secret)
  const padded = text.padEnd(Math.ceil(text.length / BLOCK) * BLOCK)
  const nonce = createHmac('sha256', nonceKey).update(`${purpose}\0${padded}`).digest().subarray(0, NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose))
  return Buffer.concat([
    Buffer.of(VERSION),
    nonce,
    cipher.update(padded, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64url')
}

/** Decrypts a text of `sealText` with the same secret and purpose; returns undefined for any other. */
export function openText(secret: string, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes[0] !== VERSION || bytes.length <= 1 + NONCE + TAG) return undefined
  const nonce = bytes.subarray(1, 1 + NONCE)
  const decipher = createDecipheriv(CIPHER, deriveKeys(secret).cipher, nonce)
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(-TAG))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(1 + NONCE, -TAG)), decipher.final()])
      .toString('utf8')
      .trimEnd()
  } catch {
    return undefined
  }
}

function deriveKeys(secret: string): Keys {
  const known = keysOfSecrets.get(secret)
  if (known) return known
  const derive = (label: string) => createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `modarag ${label}`, 32)))
  const keys = { cipher: derive('sealed text'), nonce: derive('sealed text nonce') }
  keysOfSecrets.set(secret, keys)
  return keys
}
