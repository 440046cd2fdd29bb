import { hash, verify } from '@node-rs/argon2'

/** argon2id; about 50 ms and 32 MiB, well above OWASP's least (19 MiB, 2 passes). */
const COST = { memoryCost: 32_768, timeCost: 3, parallelism: 1 }
/** Of a password that nobody knows: what is checked when there is no account, so that the answer takes as long. */
const NOBODYS = '$argon2id$v=19$m=32768,t=3,p=1$EYdDL9VqTElXt4ptkAP6iA$YuExxYP6bogI6OYNH9QFXlcxDXlX/rRRBwaqPwOHLGY'

/** What is kept of a password. */
export function hashOfPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Whether it is the password of a hash; takes as long when there is no account, or one without a password. */
export async function isPassword(kept: string | undefined, password: string): Promise<boolean> {
  const right = await verify(kept || NOBODYS, password)
  return right && Boolean(kept)
}
