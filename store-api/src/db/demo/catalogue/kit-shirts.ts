import type { ShirtPattern, SingleArt } from '#src/db/demo/art/art.ts'
import type { Club, Kit } from '#src/db/demo/clubs/club.ts'
import { clubs } from '#src/db/demo/clubs/clubs.ts'
import { kitOf, kitsOf } from '#src/db/demo/clubs/kits.ts'
import { CURRENT, season, type SeasonSlug } from '#src/db/demo/names/seasons.ts'
import { sizesBetween } from '#src/db/demo/names/sizes.ts'
import { dice, type Dice } from '#src/db/demo/random.ts'
import { off, slugOf, type Draft, type Pair } from './draft.ts'
import { fits } from './texts-fit.ts'
import { aboutKeeper, aboutLongSleeve, aboutOld, aboutShirt } from './texts-kits.ts'

const ADULT = sizesBetween('xs', '3xl')
const LETTER = { home: 'H', away: 'A', third: 'T', goalkeeper: 'G' } as const

const TITLES: Record<Kit['type'], (club: Pair) => Pair> = {
  home: ([ar, en]) => [`تيشيرت ${ar} الأساسي`, `${en} home shirt`],
  away: ([ar, en]) => [`تيشيرت ${ar} الاحتياطي`, `${en} away shirt`],
  third: ([ar, en]) => [`تيشيرت ${ar} الثالث`, `${en} third shirt`],
  goalkeeper: ([ar, en]) => [`تيشيرت حارس ${ar}`, `${en} goalkeeper shirt`],
}

/** Shirts that everybody compares: their price before and after the offer. */
const tagged: Record<string, { price: number; was?: number }> = {
  'AHL-2627-H': { price: 1490, was: 1650 },
  'ISM-2627-H': { price: 1190, was: 1490 },
  'BAR-2627-H': { price: 1590, was: 1990 },
  'MCI-2627-H': { price: 1490, was: 1990 },
}

/** Days since they came: what a visitor should see first under 'new', and the great home shirts, which the season began with. */
const fresh: Record<string, number> = {
  'ZAM-2627-H': 62,
  'AHL-2627-T': 2,
  'EGY-2627-H': 55,
  'PYR-2627-H': 6,
  'EGY-2627-T': 8,
  'AHL-2627-H': 74,
  'BAR-2627-T': 12,
}

/** Shown and not yet here. */
const announced = new Set(['ARG-2627-A', 'MAR-2627-A', 'NAS-2627-T', 'BRA-2627-G'])

/** What this season's shirt of a club costs, in EGP. */
export function shirtPrice(club: Club): number {
  const egyptian = clubs.indexOf(club) < 9
  if (club.slug === 'egypt') return 1790
  return (egyptian ? { 3: 1650, 2: 1350, 1: 1190 } : { 3: 1990, 2: 1790, 1: 1590 })[club.fame]
}

export function jersey(kit: Pick<Kit, 'colors' | 'pattern' | 'collar'>, sleeve: 'short' | 'long' = 'short'): SingleArt {
  return { kind: 'jersey', colors: kit.colors, pattern: kit.pattern, collar: kit.collar, sleeve }
}

function shirt(club: Club, kit: Kit): Draft {
  const code = `${club.code}-2627-${LETTER[kit.type]}`
  const [ar, en] = TITLES[kit.type](club.name)
  const chance = dice(`${code} shirt`)
  const keeper = kit.type === 'goalkeeper'
  const price = shirtPrice(club) + (keeper ? 100 : 0)
  return {
    code,
    slug: slugOf(`${en} ${CURRENT}`),
    category: club.kind === 'national' ? 'football-kits-national' : `football-kits-${kit.type}`,
    name: [ar, en],
    about: keeper ? aboutKeeper(code, kit.look) : aboutShirt(code, kit),
    cloth: 'kit',
    fit: keeper ? fits.loose : fits.regular,
    brand: club.supplier ?? null,
    club: club.slug,
    season: CURRENT,
    kitType: kit.type,
    gender: 'men',
    ...(chance.chance(0.14) ? off(price, chance.pick([10, 15, 20, 25])) : { price }),
    ...tagged[code],
    sizes: ADULT,
    ways: [{ color: kit.color, art: jersey(kit, keeper ? 'long' : 'short') }],
    stock: announced.has(code) ? 'coming' : undefined,
    age: fresh[code] ?? (kit.type === 'third' ? chance.between(14, 50) : chance.between(31, 140)),
    sold: soldOf(club, kit, chance),
  }
}

/** Home shirts sell twice the others; the two clubs of Cairo and the national team most of all. */
function soldOf(club: Club, kit: Kit, chance: Dice): number {
  const usual = chance.between(8, 26) * club.fame * club.fame
  if (kit.type !== 'home') return Math.round(usual * 0.7)
  return usual * 2 + (['al-ahly', 'zamalek', 'egypt'].includes(club.slug) ? 260 : 0)
}

const currentShirts: Draft[] = clubs.flatMap((club) => kitsOf(club.slug).map((kit) => shirt(club, kit)))

function longSleeve(club: Club): Draft {
  const kit = kitOf(club.slug, 'home')
  const code = `${club.code}-2627-L`
  const en = `${club.name[1]} long-sleeve home shirt`
  return {
    ...shirt(club, kit),
    code,
    slug: slugOf(`${en} ${CURRENT}`),
    name: [`تيشيرت ${club.name[0]} الأساسي بكم طويل`, en],
    about: aboutLongSleeve(code, kit.look),
    price: shirtPrice(club) + 100,
    was: undefined,
    ways: [{ color: kit.color, art: jersey(kit, 'long') }],
    age: dice(`${code} shirt`).between(14, 45),
    sold: dice(`${code} sold`).between(20, 140),
  }
}

/** An older shirt keeps the club's colours; its print and collar were others. */
const EARLIER: Partial<Record<ShirtPattern, ShirtPattern>> = {
  solid: 'side-panels',
  stripes: 'thin-stripes',
  hoops: 'thin-hoops',
  halves: 'center-stripe',
  sleeves: 'solid',
  waves: 'pinstripe',
  pinstripe: 'diagonal',
}
const EARLIER_COLLAR = { crew: 'polo', polo: 'v', v: 'crew' } as const

/** These teams changed their maker after 2024/25. */
const changedMaker = new Set(['liverpool', 'portugal'])

function oldShirt(club: Club, type: 'home' | 'away', slug: SeasonSlug): Draft {
  const kit = kitOf(club.slug, type)
  const code = `${club.code}-${slug.slice(2, 4)}${slug.slice(5)}-${LETTER[type]}`
  const [ar, en] = TITLES[type](club.name)
  const chance = dice(`${code} shirt`)
  const older = slug === '2024-25'
  const worn = { colors: kit.colors, pattern: EARLIER[kit.pattern] ?? kit.pattern, collar: EARLIER_COLLAR[kit.collar] }
  const name = season(slug).name
  return {
    ...shirt(club, kit),
    code,
    slug: slugOf(`${en} ${slug}`),
    name: [`${ar} ${name}`, `${en} ${name}`],
    about: aboutOld(code, club.name, name),
    brand: older && changedMaker.has(club.slug) ? null : (club.supplier ?? null),
    season: slug,
    ...off(shirtPrice(club) - 100, older ? 40 : chance.pick([25, 30, 35])),
    sizes: older ? sizesBetween('s', '2xl') : ADULT,
    ways: [{ color: kit.color, art: jersey(worn) }],
    stock: undefined,
    age: older ? chance.between(760, 840) : chance.between(390, 500),
    sold: chance.between(20, 70) * club.fame,
  }
}

const famous = clubs.filter((club) => club.fame === 3)
const known = clubs.filter((club) => club.fame === 2)

export const kitShirts: Draft[] = [
  ...currentShirts,
  ...famous.map(longSleeve),
  ...famous.map((club) => oldShirt(club, 'home', '2025-26')),
  ...famous.slice(0, 8).map((club) => oldShirt(club, 'away', '2025-26')),
  ...known.slice(0, 10).map((club) => oldShirt(club, 'home', '2025-26')),
  ...famous.slice(0, 6).map((club) => oldShirt(club, 'home', '2024-25')),
]
