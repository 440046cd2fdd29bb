import type { i18n } from 'i18next'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { filterPath, type ListFilter } from '#app/domains/search/list-filter.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { SearchNote_ConnectionFragment } from '#app/domains/search/__generated__/search-note.ts'

type Note = NonNullable<SearchNote_ConnectionFragment['searchNote']>
type Line = { key: string; text: string; link?: { text: string; to: string } | undefined }
type Props = { connection: SearchNote_ConnectionFragment; filter: ListFilter }

/**
 * Alert when a list is not exactly of what was typed: a line for each difference, in the typed words. `filter`: that of
 * the URL.
 */
export function SearchNote({ connection: { totalCount, searchNote }, filter }: Props) {
  const { i18n } = useTranslation('search')
  if (!searchNote || filter.q === '') return null
  const differences = [
    ...correctedLines(searchNote, filter, i18n.t),
    ...notSoldLines(searchNote, i18n.t),
    ...unmetLines(searchNote, i18n.t),
  ]
  // An empty list says itself what it does not have.
  const lines = [...(totalCount > 0 ? differences : []), ...offerLines(searchNote, filter, i18n.t)]
  if (lines.length === 0) return null
  return (
    <Alert>
      <div className="grid gap-2">
        {lines.map(({ key, text, link }) => (
          <p key={key}>
            <Text>{text}</Text> {link ? <NoteLink {...link} /> : null}
          </p>
        ))}
      </div>
    </Alert>
  )
}

function NoteLink({ text, to }: NonNullable<Line['link']>) {
  return (
    <Link to={to} className="font-semibold underline underline-offset-4">
      <Text>{text}</Text>
    </Link>
  )
}

/** Returns words in quotes, as a list. */
export function quoted(words: readonly string[], t: i18n['t']): string {
  return words.map((word) => t('search:note.word', { word })).join(t('search:note.comma'))
}

/** Returns the address of the form that asks the shop to find a product, with its name filled in. */
export function findPath(notSold: readonly string[]): string {
  return `/find-product?${new URLSearchParams({ q: notSold.join(' ') })}`
}

function correctedLines({ corrected }: Note, filter: ListFilter, t: i18n['t']): Line[] {
  const [first] = corrected
  if (!first) return []
  const text = t(`search:note.${first.kind}`, {
    words: quoted(
      corrected.map(({ typed }) => typed),
      t,
    ),
  })
  const shown = t('search:note.shown', {
    words: quoted(
      corrected.map(({ meant }) => meant),
      t,
    ),
  })
  return [
    {
      key: 'corrected',
      text,
      link: { text: shown, to: filterPath({ ...filter, q: correctedText(filter.q, corrected) }) },
    },
  ]
}

/** Replaces the corrected words of a text. The other keyboard layout is of the whole text. */
function correctedText(q: string, corrected: Note['corrected']): string {
  return corrected.reduce((text, { typed, meant }) => ` ${text} `.replaceAll(` ${typed} `, ` ${meant} `).trim(), q)
}

function notSoldLines({ notSold }: Note, t: i18n['t']): Line[] {
  if (notSold.length === 0) return []
  const link = { text: t('search:note.find'), to: findPath(notSold) }
  return [{ key: 'notSold', text: t('search:note.notSoldLine', { words: quoted(notSold, t) }), link }]
}

/** Returns lines about words that the list does not heed. A guess is told as a correction already. */
function unmetLines({ leftOut, excluded, corrected }: Note, t: i18n['t']): Line[] {
  const isTold = (word: string) => corrected.some(({ typed }) => typed === word)
  const ignored = excluded.flatMap(({ typed, known }) => (known ? [] : [typed]))
  const line = (key: 'leftOut' | 'ignored', words: readonly string[]) =>
    words.length > 0 ? [{ key, text: t(`search:note.${key}`, { words: quoted(words, t) }) }] : []
  return [
    ...line(
      'leftOut',
      leftOut.filter((word) => !isTold(word)),
    ),
    ...line('ignored', ignored),
  ]
}

function offerLines({ didYouMean }: Note, filter: ListFilter, t: i18n['t']): Line[] {
  if (didYouMean === null) return []
  return [
    {
      key: 'offer',
      text: '',
      link: { text: t('search:suggest.meant', { q: didYouMean }), to: filterPath({ ...filter, q: didYouMean }) },
    },
  ]
}
