import { club as clubOf, clubs } from '#src/db/demo/clubs/clubs.ts'
import type { Club } from '#src/db/demo/clubs/club.ts'
import { kitOf } from '#src/db/demo/clubs/kits.ts'
import { CURRENT } from '#src/db/demo/names/seasons.ts'
import { sizesBetween } from '#src/db/demo/names/sizes.ts'
import { dice } from '#src/db/demo/random.ts'
import { off, slugOf, type Draft, type Pair, type Way } from './draft.ts'
import { jersey, shirtPrice } from './kit-shirts.ts'
import { fits } from './texts-fit.ts'
import { aboutExtra, aboutFanTee, type Print } from './texts-kit-extras.ts'

const famous = clubs.filter((club) => club.fame === 3)
const asked = clubs.filter((club) => club.fame >= 2)
const INK = '#1b1d22'
/** Colours that do not read on white. */
const PALE = new Set(['white', 'sky-blue', 'yellow', 'pink'])
/** More letters would run into the sleeves. */
const LONGEST_WORD = 7

type Own = Pick<Draft, 'category' | 'about' | 'cloth' | 'gender' | 'sizes' | 'ways'> &
  Partial<Draft> & { name: Pair; full: number }

/** What all things of a club's kit have in common; `full` is the price before an offer. */
function piece(club: Club, letter: string, own: Own): Draft {
  const code = `${club.code}-2627-${letter}`
  const chance = dice(`${code} piece`)
  const { full, ...rest } = own
  return {
    code,
    slug: slugOf(`${own.name[1]} ${CURRENT}`),
    brand: club.supplier ?? null,
    club: club.slug,
    season: CURRENT,
    ...(chance.chance(0.16) ? off(full, chance.pick([10, 15, 20, 25])) : { price: full }),
    age: chance.between(16, 130),
    sold: chance.between(10, 40) * club.fame,
    ...rest,
  }
}

function kidsKit(club: Club): Draft {
  const kit = kitOf(club.slug, 'home')
  const [main = INK, second = main] = kit.colors
  const trunks = kit.pattern === 'stripes' || kit.pattern === 'hoops' ? second : main
  return piece(club, 'K', {
    category: 'football-kits-kids',
    name: [`طقم ${club.name[0]} الأساسي للأطفال`, `${club.name[1]} kids home kit`],
    about: aboutExtra(`${club.code}-K`, 'kids', club),
    cloth: 'kit',
    fit: fits.kids,
    kitType: 'home',
    gender: 'kids',
    full: Math.round((shirtPrice(club) * 0.78) / 50) * 50 - 10,
    sizes: sizesBetween('kids-4', 'kids-16'),
    ways: [
      {
        color: kit.color,
        art: {
          kind: 'bundle',
          parts: [jersey(kit), { kind: 'shorts', colors: [trunks, trunks === main ? second : main], pattern: 'sides' }],
        },
      },
    ],
  })
}

function trainingTee(club: Club, i: number): Draft {
  const kit = kitOf(club.slug, 'home')
  const [main = INK, second = main] = kit.colors
  const pattern = (['yoke', 'side-panels', 'sleeves', 'diagonal', 'thin-hoops'] as const)[i % 5] ?? 'yoke'
  const dark = kit.color === 'black' ? 'grey' : 'black'
  const tee = (colors: string[]): Way['art'] => ({ kind: 'jersey', colors, pattern, collar: i % 2 ? 'crew' : 'v' })
  return piece(club, 'TR', {
    category: 'football-kits-training',
    name: [`تيشيرت تدريب ${club.name[0]}`, `${club.name[1]} training tee`],
    about: aboutExtra(`${club.code}-TR`, 'training', club),
    cloth: 'quick',
    fit: fits.regular,
    kitType: 'training',
    gender: 'men',
    full: club.supplier ? 1150 : 850,
    sizes: sizesBetween('s', '2xl'),
    ways: [
      { color: kit.color, art: tee([main, second]) },
      { color: dark, art: tee([dark === 'black' ? INK : '#8d929b', main === '#ffffff' ? second : main]) },
    ],
  })
}

function fanTee(club: Club, i: number): Draft {
  const kit = kitOf(club.slug, 'home')
  const [main = INK, second = main] = kit.colors
  const wanted: Print = (['word', 'lines', 'word', 'circle', 'grid'] as const)[i % 5] ?? 'word'
  const print = wanted === 'word' && club.word.length > LONGEST_WORD ? 'lines' : wanted
  const tee = (colors: string[]): Way['art'] => ({
    kind: 'tshirt',
    colors,
    collar: 'crew',
    print,
    ...(print === 'word' && { word: club.word }),
  })
  const other: Way = PALE.has(kit.color)
    ? { color: 'black', art: tee([INK, main, second]) }
    : { color: 'white', art: tee(['#ffffff', main, second]) }
  return piece(club, 'FAN', {
    category: 'football-kits-fans',
    name: [`تيشيرت مشجعين ${club.name[0]}`, `${club.name[1]} fan T-shirt`],
    about: aboutFanTee(`${club.code}-FAN`, print, club),
    cloth: 'cotton',
    fit: fits.regular,
    brand: null,
    season: undefined,
    gender: 'unisex',
    full: 420 + (i % 4) * 50,
    sizes: sizesBetween('s', '3xl'),
    ways: [{ color: kit.color, art: tee([main, second, second]) }, other],
  })
}

function shorts(club: Club): Draft {
  const kit = kitOf(club.slug, 'home')
  const [main = INK, second = main] = kit.colors
  // Many clubs wear shorts in the shirt's second colour; white shirts go with white shorts.
  const white = kit.color === 'white' || second === '#ffffff'
  return piece(club, 'SH', {
    category: 'men-shorts',
    name: [`شورت ${club.name[0]} الأساسي`, `${club.name[1]} home shorts`],
    about: aboutExtra(`${club.code}-SH`, 'shorts', club),
    cloth: 'kit',
    fit: fits.regular,
    kitType: 'home',
    gender: 'men',
    full: club.supplier ? 690 : 590,
    sizes: sizesBetween('s', '2xl'),
    ways: [
      {
        color: white ? 'white' : kit.color,
        art: {
          kind: 'shorts',
          colors: white ? ['#ffffff', main === '#ffffff' ? second : main] : [main, second],
          pattern: 'sides',
        },
      },
    ],
  })
}

function socks(club: Club): Draft {
  const kit = kitOf(club.slug, 'home')
  return piece(club, 'SO', {
    category: 'men-socks',
    name: [`شراب ${club.name[0]} الأساسي`, `${club.name[1]} home socks`],
    about: aboutExtra(`${club.code}-SO`, 'socks', club),
    cloth: 'footballSock',
    fit: fits.socks,
    kitType: 'home',
    gender: 'unisex',
    full: club.supplier ? 250 : 190,
    sizes: sizesBetween('socks-s', 'socks-l'),
    ways: [
      { color: kit.color, art: { kind: 'socks', colors: kit.colors, pattern: kit.pattern === 'hoops' ? 'hoops' : 'bands' } },
    ],
  })
}

export const kitExtras: Draft[] = [
  ...asked.map(kidsKit),
  ...asked.filter((club) => club.kind === 'club' || club.slug === 'egypt').map(trainingTee),
  ...asked.map(fanTee),
  ...famous.map(shorts),
  ...famous.map(socks),
  // The full-kit bundle of Al Ittihad needs its own shorts and socks.
  shorts(clubOf('al-ittihad-alexandria')),
  socks(clubOf('al-ittihad-alexandria')),
]
