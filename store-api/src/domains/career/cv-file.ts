import { atMost } from '#src/limits.ts'
import { isSafePdf } from './cv-pdf.ts'
import { isSafeDoc, isSafeDocx } from './cv-word.ts'

/** Maximum size of a CV in bytes. */
export const MAX_CV = atMost('cv', 5 * 1024 * 1024)

export type CvKind = 'pdf' | 'doc' | 'docx'

/** Returns the type of a file by its content, not by its name; null for other or unsafe files. */
export function kindOfCv(file: Buffer): CvKind | null {
  if (isSafePdf(file)) return 'pdf'
  if (isSafeDoc(file)) return 'doc'
  return isSafeDocx(file) ? 'docx' : null
}
