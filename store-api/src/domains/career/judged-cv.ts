import { createHash } from 'node:crypto'
import type { Judged } from '#src/http/rules.ts'
import { type CvKind, MAX_CV } from './cv-file.ts'
import { kindInThread } from './kind-in-thread.ts'

/** A CV as it is kept: as it came, with what it is. */
export interface Cv {
  bytes: Buffer
  kind: CvKind
  sha256: Buffer
}

/** A file as a CV, or the rule it breaks: `required`, `fileSize`, or `fileType` for what is no sound document. */
export async function judgedCv(file: Buffer | null): Promise<Judged<Cv>> {
  if (!file || file.length === 0) return { fault: { rule: 'required' } }
  if (file.length > MAX_CV) return { fault: { rule: 'fileSize', values: { max: MAX_CV / 1024 / 1024 } } }
  const kind = await kindInThread(file)
  if (!kind) return { fault: { rule: 'fileType' } }
  return { value: { bytes: file, kind, sha256: createHash('sha256').update(file).digest() } }
}
