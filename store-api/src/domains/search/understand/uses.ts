import { stem } from '#src/domains/search/language/stem.ts'
import { expandPhrase, expandWord, raise, countRows } from '#src/domains/search/words/expand.ts'
import { field } from '#src/domains/search/words/fields.ts'
import { type Lexicon, meaningsAt } from '#src/domains/search/words/lexicon.ts'
import type { Known } from './correct.ts'
import { unwanted } from './parts.ts'
import type { Part } from './understanding.ts'

const BALL = ['كوره']
const FOOTBALL = ['كره', 'قدم']
const TRAINING = ['تمرين']
const GYM = ['جيم']

/** How sure it is that a thing of a use is meant, and one that is called so: leggings are trousers. */
export const OF_USE = 0.5
const CALLED_SO = 0.6

interface Only {
  use: string[]
  things: string[][]
  /** OF_USE without it. */
  howSure?: number
}

/** Things that are for one use or of one kind only, which their names do not say. */
const only: Only[] = [
  {
    use: FOOTBALL,
    things: [
      ['كوره', 'شارع'],
      ['كوره', 'ميني'],
      ['كوره', 'اكاديميات'],
    ],
    howSure: CALLED_SO,
  },
  { use: FOOTBALL, things: [['واقي', 'ساق'], ['جوانتي', 'حارس'], ['خماسي'], ['طقم', 'فريق']] },
  { use: ['سباحه'], things: [['بوركيني']] },
  { use: GYM, things: [['برا', 'رياضيه'], ['ليجن'], ['ضاغط']] },
  { use: ['بنطلون'], things: [['ليجن']], howSure: CALLED_SO },
  { use: ['نجيل', 'صناعي'], things: [['ترتان']], howSure: CALLED_SO },
  { use: ['شتوي'], things: [['ايس', 'كاب'], ['كوفيه'], ['مبطن']] },
  { use: ['هديه'], things: [['مج'], ['ميداليه']], howSure: CALLED_SO },
]
/** Things that are shown for one where it does not fit all that is wanted. */
const near: Only[] = [
  { use: ['هودي'], things: [['سويت', 'شيرت']], howSure: CALLED_SO },
  { use: ['سويت', 'شيرت'], things: [['هودي']], howSure: CALLED_SO },
  { use: ['تيشيرت'], things: [['توب']], howSure: CALLED_SO },
  { use: ['اوفر', 'سايز'], things: [['واسع']], howSure: CALLED_SO },
  { use: ['توب'], things: [['تيشيرت']], howSure: CALLED_SO },
]
/** Names of sports in the names of what is for training, but not for the gym. */
const notGym = ['سباحه', 'حارس', 'كوره']

/**
 * Marks the words of what something is for. A ball is for football: «للكورة» is not basketball, which has كرة in its
 * name.
 */
export function asUse({ lexicon }: Known, part: Part): Part {
  if (!part.words) return part
  const expansion = isOf(lexicon, part, BALL)
    ? expandPhrase(lexicon, meaningsIn(lexicon, FOOTBALL))
    : part.words.expansion
  return withThings(lexicon, { ...part, words: { ...part.words, expansion, isThing: false, isUse: true } })
}

/** Reads what is named beside a thing or clothes as their use: «لبس كورة», «واقي ساق كورة». */
export function withUses(known: Known, parts: readonly Part[]): Part[] {
  const isBall = (part: Part) => isOf(known.lexicon, part, BALL)
  const isThing = (part: Part) =>
    part.condition?.field === 'clothes' || (part.words?.isThing && !part.isSoft && !isBall(part))
  // «كورة وشورت» are two things.
  const isUse = (at: number) => parts.some((part, other) => isThing(part) && !parts[Math.max(at, other)]?.isAlso)
  const isShoe = (part: Part) => part.words?.isThing === true && isOf(known.lexicon, part, ['كوتشي'])
  const others = [...(isOfClubForKids(parts) ? kidsKits : []), ...(parts.some(isShoe) ? shoes : [])]
  return parts.map((part, at) =>
    isBall(part) && !part.isSoft && isUse(at)
      ? asUse(known, part)
      : withNear(known.lexicon, withThings(known.lexicon, part, [...only, ...others])),
  )
}

/** Adds the things near to one as its other meaning, and as its own where the shop has none of it. */
function withNear(lexicon: Lexicon, part: Part): Part {
  const { words } = withThings(lexicon, part, near)
  if (!words || words === part.words) return part
  return countRows(lexicon, part.words?.expansion ?? new Map()) === 0
    ? { ...part, words }
    : { ...part, orElse: { words } }
}

/** Shoes for five-a-side are for artificial grass or indoors. */
const shoes: Only[] = [{ use: ['خماسي'], things: [['ترتان'], ['صالات']] }]

/** A club sells its shirts to children as kits. */
const kidsKits: Only[] = [{ use: ['تيشيرت'], things: [['طقم']], howSure: CALLED_SO }]

function isOfClubForKids(parts: readonly Part[]): boolean {
  const isKids = ({ condition }: Part) => condition?.field === 'gender' && condition.slugs.includes('kids')
  return parts.some(isKids) && parts.some(({ condition }) => condition?.field === 'club')
}

/**
 * Returns what is for training in another sport than a text names: a goalkeeper's gloves are not for the gym, nor are
 * children unless a text names them or a size.
 */
export function otherSports({ lexicon }: Known, parts: readonly Part[]): Part[] {
  const isGym = (part: Part) => isOf(lexicon, part, GYM) && !part.words?.isThing
  const gym = meaningsIn(lexicon, GYM)
  const training = meaningsIn(lexicon, TRAINING).filter((meaning) => !gym.includes(meaning))
  const isTraining = ({ words }: Part) => training.some((meaning) => words?.expansion.has(meaning))
  const hasThing = parts.some(({ words }) => words?.isThing)
  const sports = notGym.map((word) => expandWord(lexicon, word))
  const isNamed = parts.some(({ words }) =>
    sports.some((sport) => [...sport.keys()].some((number) => words?.expansion.has(number))),
  )
  if (isNamed || !parts.some((part) => isGym(part) && !(hasThing && isTraining(part)))) return []
  const isAged = parts.some(({ condition }) => condition?.field === 'gender' || condition?.field === 'size')
  return [
    ...sports.map((expansion) => unwanted(expansion, field.name)),
    ...(isAged ? [] : [unwanted(expandWord(lexicon, 'اطفال'), field.category | field.aboveCategory)]),
  ]
}

/** Adds the things that are for a use alone to the words of it. */
function withThings(lexicon: Lexicon, part: Part, all: readonly Only[] = only): Part {
  const used = all.filter(({ use }) => isOf(lexicon, part, use))
  if (used.length === 0 || !part.words) return part
  const expansion = new Map(part.words.expansion)
  for (const { things, howSure = OF_USE } of used)
    for (const meaning of things.flatMap((thing) => meaningsIn(lexicon, thing))) raise(expansion, meaning, howSure)
  return { ...part, words: { ...part.words, expansion } }
}

/** Whether a part is football: the ball and the sport. */
export function isFootball({ lexicon }: Known, part: Part): boolean {
  return isOf(lexicon, part, FOOTBALL)
}

function isOf(lexicon: Lexicon, { words }: Part, phrase: readonly string[]): boolean {
  return words !== undefined && meaningsIn(lexicon, phrase).some((meaning) => words.expansion.has(meaning))
}

/** Returns the meanings of a whole phrase. */
function meaningsIn(lexicon: Lexicon, phrase: readonly string[]): number[] {
  return meaningsAt(lexicon, phrase.map(stem), 0).flatMap(({ length, meanings }) =>
    length === phrase.length ? meanings : [],
  )
}
