import type { Pair } from '#demo/clubs/club.ts'
import type { BrandSlug } from '#demo/names/brands.ts'
import { sizesBetween } from '#demo/names/sizes.ts'
import type { ChartDraft } from './chart.ts'

const how: Pair = [
  [
    'قف على ورقة وكعبك للحيطة، وعلّم عند أطول صباع، وقيس من الحيطة للعلامة.',
    'قيس الرجلين آخر النهار وخد الأكبر. بين مقاسين خد الأكبر.',
  ].join(' '),
  [
    'Stand on paper with your heel against a wall, mark the longest toe and measure from the wall.',
    'Measure both feet in the evening and go by the longer one. Between two sizes take the larger.',
  ].join(' '),
]
const howByThirds: Pair = [
  `أديداس بتعد المقاس الأوروبي بالتلت، فهنا أقرب مقاس عندها لمقاسك. ${how[0]}`,
  `adidas counts EU sizes in thirds: this is its size nearest to yours. ${how[1]}`,
]
const columns = ['eu', 'uk', 'us', 'cm'] as const

type Row = readonly [eu: string, uk: string, us: string, cm: string]
const slugOf = (eu: string) => `eu-${eu.replace('.', '-')}`

function published(brand: BrandSlug, name: Pair, gender: 'men' | 'women' | 'kids', rows: Row[]): ChartDraft {
  return {
    slug: `${brand}-shoes-${gender}`,
    kind: 'shoes',
    brand,
    gender,
    title: [`مقاسات أحذية ${name[0]} ${people[gender][0]}`, `${name[1]} shoe sizes, ${people[gender][1]}`],
    how,
    columns: [...columns],
    rows: rows.map((row) => [slugOf(row[0]), ...row]),
    source: `After the chart that ${name[1]} publishes for Europe, to be checked each season; without sizes it does not make`,
  }
}

const people: Record<'men' | 'women' | 'kids', Pair> = {
  men: ['رجالي', 'men'],
  women: ['حريمي', 'women'],
  kids: ['أطفال', 'kids'],
}
const nike: Pair = ['نايكي', 'Nike']
const puma: Pair = ['بوما', 'Puma']
const newBalance: Pair = ['نيو بالانس', 'New Balance']

/** UK 6½ is EU 40 and 25 cm, and every half size adds ⅔ EU and ½ cm. */
function adidas(gender: 'men' | 'women', first: string, last: string, usAbove: number): ChartDraft {
  return {
    slug: `adidas-shoes-${gender}`,
    kind: 'shoes',
    brand: 'adidas',
    gender,
    title: [`مقاسات أحذية أديداس ${people[gender][0]}`, `adidas shoe sizes, ${people[gender][1]}`],
    how: howByThirds,
    columns: [...columns],
    rows: sizesBetween(first, last).map(({ slug, label_en }) => {
      const uk = half(6.5 + (Number(label_en) - 40) * 0.75)
      return [slug, thirds(40 + ((uk - 6.5) * 4) / 3), String(uk), String(uk + usAbove), String(25 + uk - 6.5)]
    }),
    source: 'After the chart that adidas publishes (EU in thirds, UK and cm in halves); for other EU sizes the nearest step',
  }
}

/** To the next half, the upper one in the middle. */
function half(value: number): number {
  return Math.round(value * 2) / 2
}

function thirds(value: number): string {
  const whole = Math.floor(value + 0.01)
  return `${whole}${['', '⅓', '⅔'][Math.round((value - whole) * 3)] ?? ''}`
}

export const shoeCharts: ChartDraft[] = [
  adidas('men', 'eu-36', 'eu-48', 0.5),
  adidas('women', 'eu-36', 'eu-42', 1.5),
  published('nike', nike, 'men', [
    ['39', '6', '6.5', '24.5'], ['40', '6', '7', '25'], ['40.5', '6.5', '7.5', '25.5'], ['41', '7', '8', '26'],
    ['42', '7.5', '8.5', '26.5'], ['42.5', '8', '9', '27'], ['43', '8.5', '9.5', '27.5'], ['44', '9', '10', '28'],
    ['44.5', '9.5', '10.5', '28.5'], ['45', '10', '11', '29'], ['45.5', '10.5', '11.5', '29.5'], ['46', '11', '12', '30'],
    ['47', '11.5', '12.5', '30.5'], ['47.5', '12', '13', '31'],
  ]),
  published('nike', nike, 'women', [
    ['36', '3', '5.5', '22.5'], ['36.5', '3.5', '6', '23'], ['37.5', '4', '6.5', '23.5'], ['38', '4.5', '7', '24'],
    ['38.5', '5', '7.5', '24.5'], ['39', '5.5', '8', '25'], ['40', '6', '8.5', '25.5'], ['40.5', '6.5', '9', '26'],
    ['41', '7', '9.5', '26.5'],
  ]),
  published('nike', nike, 'kids', [
    ['28', '10.5', '11C', '17'], ['30', '12', '12.5C', '18.5'], ['31', '12.5', '13C', '19'], ['32', '13.5', '1Y', '20'],
    ['33', '1', '1.5Y', '20.5'], ['34', '2', '2.5Y', '21.5'], ['35', '2.5', '3Y', '22'], ['36', '3.5', '4Y', '23'],
    ['38', '5', '5.5Y', '24'],
  ]),
  published('puma', puma, 'men', [
    ['39', '6', '7', '25'], ['40', '6.5', '7.5', '25.5'], ['40.5', '7', '8', '26'], ['41', '7.5', '8.5', '26.5'],
    ['42', '8', '9', '27'], ['42.5', '8.5', '9.5', '27.5'], ['43', '9', '10', '28'], ['44', '9.5', '10.5', '28.5'],
    ['44.5', '10', '11', '29'], ['45', '10.5', '11.5', '29.5'], ['46', '11', '12', '30'], ['47', '12', '13', '31'],
  ]),
  published('puma', puma, 'women', [
    ['36', '3.5', '6', '22.5'], ['37', '4', '6.5', '23'], ['37.5', '4.5', '7', '23.5'], ['38', '5', '7.5', '24'],
    ['38.5', '5.5', '8', '24.5'], ['39', '6', '8.5', '25'], ['40', '6.5', '9', '25.5'], ['40.5', '7', '9.5', '26'],
    ['41', '7.5', '10', '26.5'],
  ]),
  published('new-balance', newBalance, 'men', [
    ['40', '6.5', '7', '25'], ['40.5', '7', '7.5', '25.5'], ['41.5', '7.5', '8', '26'], ['42', '8', '8.5', '26.5'],
    ['42.5', '8.5', '9', '27'], ['43', '9', '9.5', '27.5'], ['44', '9.5', '10', '28'], ['44.5', '10', '10.5', '28.5'],
    ['45', '10.5', '11', '29'], ['45.5', '11', '11.5', '29.5'], ['46.5', '11.5', '12', '30'], ['47', '12', '12.5', '30.5'],
    ['47.5', '12.5', '13', '31'],
  ]),
]
