/** Maximum size of a CV in bytes; the same as in the store API. */
const MAX = 5 * 1024 * 1024
/** First bytes of a PDF, a .docx (a zip) and a .doc. The store API checks the whole file. */
const STARTS = ['%PDF-', 'PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1']

/** File types that the file dialog suggests. */
export const ACCEPT = [
  '.pdf',
  '.doc',
  '.docx',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join(',')

export type CvRule = 'required' | 'fileSize' | 'fileType'

/** Checks the size and the first bytes of a file before it is sent. Returns the refusal code, or undefined. */
export async function cvFault(file: unknown): Promise<CvRule | undefined> {
  if (!(file instanceof Blob) || file.size === 0) return 'required'
  if (file.size > MAX) return 'fileSize'
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 8).arrayBuffer()))
  return STARTS.some((known) => start.startsWith(known)) ? undefined : 'fileType'
}
