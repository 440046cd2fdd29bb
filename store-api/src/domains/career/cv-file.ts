import { atMost } from '#src/limits.ts'
import { isSafePdf } from './cv-pdf.ts'
import { isSafeDoc, isSafeDocx } from './cv-word.ts'

/** What a CV may be at most, in bytes. */
export const MAX_CV = atMost('cv', 5 * 1024 * 1024)

export type CvKind = 'pdf' | 'doc' | 'docx'

/** What a file is, by its content and never by its name or type; null for what is no sound document of these kinds. */
export function kindOfCv(file: Buffer): CvKind | null {
  if (isSafePdf(file)) return 'pdf'
  if (isSafeDoc(file)) return 'doc'
  return isSafeDocx(file) ? 'docx' : null
}
