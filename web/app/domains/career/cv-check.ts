/** What a CV may be at most, in bytes; the shop says the same. */
const MAX = 5 * 1024 * 1024
/** How a PDF, a .docx (a zip) and a .doc begin. The shop looks at all of it. */
const STARTS = ['%PDF-', 'PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1']

/** What file dialogs offer; others can be chosen all the same. */
export const ACCEPT = [
  '.pdf',
  '.doc',
  '.docx',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join(',')

export type CvRule = 'required' | 'fileSize' | 'fileType'

/** What is wrong with a chosen file as far as its first bytes tell, before it is sent; undefined when nothing is. */
export async function cvFault(file: unknown): Promise<CvRule | undefined> {
  if (!(file instanceof Blob) || file.size === 0) return 'required'
  if (file.size > MAX) return 'fileSize'
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 8).arrayBuffer()))
  return STARTS.some((known) => start.startsWith(known)) ? undefined : 'fileType'
}
