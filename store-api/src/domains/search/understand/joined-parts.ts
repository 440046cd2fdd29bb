import { normalise } from '#src/domains/search/language/normalise.ts'
import { type Expansion, expandWord, raise, countRows } from '#src/domains/search/words/expand.ts'
import { field } from '#src/domains/search/words/fields.ts'
import { someRow } from '#src/domains/search/words/score.ts'
import type { Known } from './correct.ts'
import type { Token } from './tokens.ts'
import { type Condition, type Part, trust } from './understanding.ts'

/** An adjective of a country beside a club says where it is from: النادي الأهلي المصري, the Spanish Real Madrid. */
const COUNTRY = {
  behind: /^(?:ال)?(?:مصري|سعودي|اسباني|انجليزي|ايطالي|الماني|فرنسي|مغربي|برازيلي|هولندي|برتغالي)$|^masr[yi]$/,
  beside: /^(?:egyptian|saudi|spanish|english|italian|german|french|brazilian|dutch|portuguese)$/,
}

const ARABIC = /\p{Script=Arabic}/u

const isOfCountry = ({ typed }: Part) => COUNTRY.beside.test(normalise(typed))

/** Joins the conditions on one field: الأهلي والزمالك are both, and each is shown. */
export function oneOfEach(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const { condition } = part
    const before = condition && joined.find((each) => each.condition?.field === condition.field)
    if (condition?.field === 'club') {
      if (before && COUNTRY.behind.test(normalise(part.typed))) continue
      if (isOfCountry(part) && parts.some((each) => each.condition?.field === 'club' && !isOfCountry(each))) continue
    }
    if (!condition || !before?.condition) joined.push(part)
    else
      Object.assign(before, {
        typed: `${before.typed} ${part.typed}`,
        meant: `${before.meant} ${part.meant}`,
        trust: Math.min(before.trust, part.trust),
        condition: clubOf(before, part) ?? bothOf(before.condition, condition),
      })
  }
  return joined
}

/** «bellingham england»: of a player, the club or national team that is named beside him. */
function clubOf(one: Part, other: Part): Condition | undefined {
  if (one.isPlayer === other.isPlayer || one.condition?.field !== 'club' || other.condition?.field !== 'club')
    return undefined
  return one.isPlayer ? other.condition : one.condition
}

function bothOf(one: Condition, other: Condition): Condition {
  if ('slugs' in one && 'slugs' in other) {
    // «ليفربول محمد صلاح»: what both say, when they agree.
    const shared = one.slugs.filter((slug) => other.slugs.includes(slug))
    return { ...one, slugs: shared.length > 0 ? shared : [...one.slugs, ...other.slugs] }
  }
  return { ...one, ...other }
}

/** Joins things with «and» between them: «شورت وشراب» are shorts and socks. What is both comes first. */
export function eitherThing(parts: readonly Part[]): Part[] {
  const groups: Part[][] = []
  for (const part of parts) {
    const [before] = groups.findLast(([first]) => first?.words) ?? []
    const thing = groups.findLast(([first]) => first?.words?.isThing)
    if (!part.isAlso || !part.words?.isThing || !thing) groups.push([part])
    // «شنطة للكورة والجزمة»
    else if (before?.words?.isUse && before.typed.startsWith('ل'))
      groups.push([{ ...part, words: { ...part.words, isThing: false, isUse: true } }])
    else thing.push(part)
  }
  const head = groups.find(([first]) => first?.words?.isThing)
  // «طقم الأهلي، تيشيرت وشورت» is the kit; English says what a thing is for ahead of it: football socks and shin guards.
  return groups.flatMap((group) => {
    if (group.length === 1) return group
    const [either, ...each] = eitherOf(group)
    return either && (group === head || !ARABIC.test(either.meant))
      ? [either, ...each]
      : each.map((part) => ({ ...part, isAlso: false }))
  })
}

function eitherOf(group: readonly Part[]): Part[] {
  const expansion: Expansion = new Map()
  for (const { words } of group)
    for (const [number, howSure] of words?.expansion ?? []) raise(expansion, number, howSure)
  const isArabic = group.some(({ meant }) => ARABIC.test(meant))
  const join = (textOf: (part: Part) => string | undefined, by = ' ') => group.map(textOf).join(by)
  const either = {
    typed: join((part) => part.typed),
    meant: join((part) => part.meant, isArabic ? ' او ' : ' or '),
    trust: Math.min(...group.map(({ trust }) => trust)),
    words: { word: join(({ words }) => words?.word), expansion, isThing: true },
    isAlso: true,
  }
  return [either, ...group.map((part) => ({ ...part, meant: '', isSoft: true }))]
}

/** Whether و is joined to a word: «وشورت», not «وسط». */
export function isJoinedAnd({ lexicon }: Known, token: Token | undefined): boolean {
  const { word = '', written = '' } = token ?? {}
  if (!/^و\p{Script=Arabic}{3}/u.test(written)) return false
  return written === `و${word}` || !word.startsWith('و') || countRows(lexicon, expandWord(lexicon, word.slice(1))) > 0
}

/** «كوتشي وشنطة للمدرسة»: whether things of both kinds may have the last word of a phrase. */
export function isShared({ lexicon }: Known, { words: thing }: Part, word = ''): boolean {
  const rows = new Set<number>()
  someRow(lexicon, expandWord(lexicon, word), (row) => {
    rows.add(row)
    return false
  })
  return thing !== undefined && someRow(lexicon, thing.expansion, (row) => rows.has(row), field.head | field.kind)
}

/** Trusts the first thing of an Arabic text most: «شنطة أحذية» is a bag. */
export function headFirst(parts: readonly Part[]): Part[] {
  const things = parts.filter((part) => part.words?.isThing && part.trust === trust.thing)
  const [head] = things
  const isArabic = ARABIC.test(head?.typed ?? '')
  return things.length > 1 && isArabic
    ? parts.map((part) => (part === head ? { ...part, trust: trust.head } : part))
    : [...parts]
}
