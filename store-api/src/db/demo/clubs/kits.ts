import type { Kit, KitBook, KitType } from './club.ts'
import { arabAndAmericanKits } from './kits-arab-and-americas.ts'
import { egyptianKits } from './kits-egypt.ts'
import { europeanKits } from './kits-europe.ts'
import { nationalKits } from './kits-national.ts'
import { spanishAndEnglishKits } from './kits-spain-england.ts'

const book: KitBook = { ...egyptianKits, ...nationalKits, ...spanishAndEnglishKits, ...europeanKits, ...arabAndAmericanKits }

/** This season's kits of a club; every club has at least a home and an away kit. */
export function kitsOf(club: string): Kit[] {
  const kits = book[club]
  if (!kits) throw new Error(`no kits for ${club}`)
  return kits
}

/** Throws when the club has no kit of this type. */
export function kitOf(club: string, type: KitType): Kit {
  const kit = kitsOf(club).find((each) => each.type === type)
  if (!kit) throw new Error(`${club} has no ${type} kit`)
  return kit
}
