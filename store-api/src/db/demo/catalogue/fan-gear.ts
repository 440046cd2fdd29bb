import type { SingleArt } from '#src/db/demo/art/art.ts'
import type { Club } from '#src/db/demo/clubs/club.ts'
import { clubs } from '#src/db/demo/clubs/clubs.ts'
import { kitOf } from '#src/db/demo/clubs/kits.ts'
import type { CategorySlug } from '#src/db/demo/names/categories.ts'
import { size, sizesBetween, type Size } from '#src/db/demo/names/sizes.ts'
import { dice } from '#src/db/demo/random.ts'
import { off, slugOf, type Draft, type Pair } from './draft.ts'
import type { ClothName } from './texts-cloth.ts'
import { aboutGear, type Gear } from './texts-fan-gear.ts'
import { fits } from './texts-fit.ts'

type Plan = {
  letter: string
  category: CategorySlug
  name: (club: Pair) => Pair
  cloth: ClothName
  price: number
  sizes?: Size[]
  fit?: Pair
  /** Made by the club's own supplier, where that is sure. */
  official?: true
  art: (colors: string[], club: Club) => SingleArt
}

const [ONE, WEAR] = [[size('one-size')], sizesBetween('s', '2xl')]
const INK = '#1b1d22'

const plans: Record<Gear, Plan> = {
  scarf: {
    letter: 'SC',
    category: 'accessories-scarves',
    cloth: 'knit',
    price: 290,
    name: ([ar, en]) => [`كوفية ${ar}`, `${en} scarf`],
    art: (colors, club) => ({ kind: 'scarf', colors, pattern: club.emblem.pattern === 'stripes' ? 'vertical' : 'bars' }),
  },
  mug: {
    letter: 'MG',
    category: 'gifts-fans',
    cloth: 'ceramic',
    price: 180,
    name: ([ar, en]) => [`مج ${ar}`, `${en} mug`],
    art: ([main = INK, second = main], club) => ({
      kind: 'mug',
      colors: [main, second],
      ...(club.word.length < 6 ? { pattern: 'word', word: club.word } : { pattern: 'hoops' }),
    }),
  },
  keychain: {
    letter: 'KC',
    category: 'gifts-fans',
    cloth: 'metal',
    price: 120,
    name: ([ar, en]) => [`ميدالية ${ar}`, `${en} keychain`],
    art: (colors, club) => ({ kind: 'keychain', colors, charm: 'jersey', pattern: kitOf(club.slug, 'home').pattern }),
  },
  cap: {
    letter: 'CP',
    category: 'accessories-caps',
    cloth: 'cap',
    price: 320,
    name: ([ar, en]) => [`كاب ${ar}`, `${en} cap`],
    art: (colors) => ({ kind: 'cap', colors }),
  },
  beanie: {
    letter: 'BN',
    category: 'accessories-caps',
    cloth: 'knit',
    price: 260,
    name: ([ar, en]) => [`آيس كاب ${ar}`, `${en} beanie`],
    art: (colors) => ({ kind: 'beanie', colors, pattern: 'hoops' }),
  },
  backpack: {
    letter: 'BP',
    category: 'bags-backpacks',
    cloth: 'bag',
    price: 790,
    name: ([ar, en]) => [`شنطة ضهر ${ar}`, `${en} backpack`],
    art: (colors) => ({ kind: 'backpack', colors, pattern: 'block' }),
  },
  bottle: {
    letter: 'BO',
    category: 'equipment-bottles',
    cloth: 'bottle',
    price: 220,
    name: ([ar, en]) => [`زجاجة مياه ${ar}`, `${en} water bottle`],
    art: (colors) => ({ kind: 'bottle', colors, pattern: 'bands' }),
  },
  jacket: {
    letter: 'JK',
    category: 'men-jackets',
    cloth: 'tricot',
    price: 1890,
    sizes: WEAR,
    fit: fits.regular,
    official: true,
    name: ([ar, en]) => [`جاكيت ${ar}`, `${en} anthem jacket`],
    art: (colors) => ({ kind: 'jacket', colors, pattern: 'block' }),
  },
  tracksuit: {
    letter: 'TS',
    category: 'men-tracksuits',
    cloth: 'tricot',
    price: 2790,
    sizes: WEAR,
    fit: fits.regular,
    official: true,
    name: ([ar, en]) => [`ترينج ${ar}`, `${en} tracksuit`],
    art: (colors) => ({ kind: 'tracksuit', colors, pattern: 'block', bottom: [INK, colors[0] ?? INK] }),
  },
  hoodie: {
    letter: 'HD',
    category: 'men-hoodies',
    cloth: 'fleece',
    price: 1390,
    sizes: WEAR,
    fit: fits.loose,
    official: true,
    name: ([ar, en]) => [`هودي ${ar}`, `${en} hoodie`],
    art: (colors) => ({ kind: 'hoodie', colors, pattern: 'solid' }),
  },
}

function thing(gear: Gear, club: Club): Draft {
  const { letter, art, name, price, official, sizes = ONE, ...plan } = plans[gear]
  const code = `${club.code}-${letter}`
  const chance = dice(`${code} gear`)
  const kit = kitOf(club.slug, 'home')
  const [main = INK, second = main] = kit.colors
  const title = name(club.name)
  return {
    ...plan,
    code,
    slug: slugOf(title[1]),
    name: title,
    about: aboutGear(code, gear, club),
    brand: official ? (club.supplier ?? null) : null,
    club: club.slug,
    gender: official ? 'men' : 'unisex',
    ...(chance.chance(0.2) ? off(price, chance.pick([10, 15, 20, 25])) : { price }),
    sizes,
    ways: [{ color: kit.color, art: art([main, second, ...kit.colors.slice(2)], club) }],
    age: chance.between(18, 400),
    sold: chance.between(8, 50) * club.fame,
  }
}

const famous = clubs.filter((club) => club.fame === 3)
const asked = [...famous, ...clubs.filter((club) => club.fame === 2)]

/** Which club has which things: the more asked for, the more of them. */
const counts: Record<Gear, number> = {
  scarf: 18,
  mug: 16,
  keychain: 18,
  cap: 12,
  beanie: 6,
  backpack: 8,
  bottle: 6,
  jacket: 12,
  tracksuit: 8,
  hoodie: 10,
}

export const fanGear: Draft[] = (Object.keys(counts) as Gear[]).flatMap((gear) =>
  asked.slice(0, counts[gear]).map((club) => thing(gear, club)),
)
