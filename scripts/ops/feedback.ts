import { writeFile } from 'node:fs/promises'
import type { ShopLetter, ShopLetterKind } from '../../store-api/src/domains/feedback/contact.schema.ts'
import { Refusal, type StoreApi } from './store-api.ts'
import { facts, moment, table } from './table.ts'
import { WrongUse } from './usage.ts'

const kinds: ShopLetterKind[] = ['contact', 'complaint', 'suggestion', 'find', 'suggest']

/** 'find,suggest' → kinds of letters. Throws WrongUse. */
export function readKinds(given: string | undefined): ShopLetterKind[] {
  return (given?.split(',') ?? []).map((name) => {
    const kind = kinds.find((known) => known === name.trim().toLowerCase())
    if (!kind) throw new WrongUse(`There is no kind "${name}". There are: ${kinds.join(', ')}.`)
    return kind
  })
}

/** The newest letters that are not settled, or those that are, as a table. */
export async function listLetters(
  api: StoreApi,
  { of, closed, first }: { of: ShopLetterKind[]; closed: boolean; first: number },
): Promise<string> {
  const query = new URLSearchParams({ first: String(first), closed: String(closed), ...(of.length > 0 && { kind: of.join(',') }) })
  const { data } = await api.get<ShopLetter[]>(`/internal/feedback?${query.toString()}`)
  const rows = data.map(({ number, kind, createdAt, mobile, subject, text }) => [
    number,
    kind,
    moment(createdAt),
    mobile,
    subject,
    text?.replace(/\s+/g, ' ').slice(0, 60) ?? null,
  ])
  return rows.length > 0 ? table(['NUMBER', 'KIND', 'WRITTEN', 'MOBILE', 'ABOUT', 'TEXT'], rows) : 'Nothing.'
}

/** All that somebody wrote. */
export async function letterSheet(api: StoreApi, number: string): Promise<string> {
  const { data: letter } = await api.get<ShopLetter>(pathOf(number)).catch(noSuch(number))
  const head = facts([
    ['Number', `${letter.number} (${letter.kind})`],
    ['Written', moment(letter.createdAt)],
    ['Settled', letter.closedAt && moment(letter.closedAt)],
    ['From', letter.fullName],
    ['Mobile', letter.mobile],
    ['E-mail', letter.email],
    ['About', letter.subject],
    ['Branch', letter.branchName],
    ['Order', letter.orderNumber],
    ['Club', letter.clubName],
    ['Brand', letter.brandName],
    ['Other maker', letter.otherMaker],
    ['Category', letter.categoryName],
    ['Size', letter.size],
    ['Colour', letter.color],
    ['Link', letter.link],
    ['Picture', letter.hasPicture ? `feedback picture ${letter.number} FILE` : null],
  ])
  return letter.text ? `${head}\n\n${letter.text}` : head
}

/** Settles a letter. */
export async function closeLetter(api: StoreApi, number: string): Promise<string> {
  const { data } = await api.post<ShopLetter>(`${pathOf(number)}/close`, {}).catch(noSuch(number))
  return `${data.number}  settled`
}

/** Writes the picture of a product request, a WebP, into a file. */
export async function savePicture(api: StoreApi, number: string, file: string): Promise<string> {
  const bytes = await api.bytes(`${pathOf(number)}/picture`).catch(noSuch(number))
  await writeFile(file, bytes, { mode: 0o600 })
  return `${file}  ${bytes.length} bytes`
}

function pathOf(number: string): string {
  return `/internal/feedback/${encodeURIComponent(number)}`
}

function noSuch(number: string) {
  return (error: Error): never => {
    throw error instanceof Refusal && error.code === 'NOT_FOUND' ? new Error(`There is nothing under ${number}.`) : error
  }
}
