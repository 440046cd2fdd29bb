import { createTextIndex, type ProductText, type TextIndex } from './text-index.ts'

const none: string[] = []
const ahly = ['الأهلي', 'Al Ahly', 'الشياطين الحمر، نادي القرن The Red Devils, Club of the Century']
const madrid = ['ريال مدريد', 'Real Madrid', 'الملكي Los Blancos']
const kits = ['أطقم كورة', 'Football kits', 'أساسي', 'Home']
const shoes = ['أحذية', 'Shoes', 'جري', 'Running']
const balls = ['كور', 'Balls', 'كرة قدم', 'Football']
const men = ['رجالي', 'Men']

function product(names: [string, string], rest: Partial<ProductText>): ProductText {
  return { names, brand: none, club: none, category: none, season: none, colors: none, tags: none, codes: '', ...rest }
}

/** Six products, by row. */
export const smallShop: ProductText[] = [
  product(['تيشيرت الأهلي الأساسي', 'Al Ahly home shirt'], {
    club: ahly, brand: ['أديداس', 'adidas'], category: kits, season: ['2026/27'], colors: ['أحمر', 'red'], tags: men,
    codes: 'AHL-2627-H\nAHL-2627-H-RED-M\n2000000000015',
  }),
  product(['تيشيرت الأهلي الأساسي 2025/26', 'Al Ahly home shirt 2025/26'], {
    club: ahly, brand: ['أديداس', 'adidas'], category: kits, season: ['2025/26'], colors: ['أحمر', 'red'], tags: men,
    codes: 'AHL-2526-H',
  }),
  product(['تيشيرت ريال مدريد الأساسي', 'Real Madrid home shirt'], {
    club: madrid, brand: ['أديداس', 'adidas'], category: kits, season: ['2026/27'], colors: ['أبيض', 'white'], tags: men,
    codes: 'RMA-2627-H',
  }),
  product(['كوتشي جري خفيف', 'Light running shoes'], {
    brand: ['نايكي', 'Nike'], category: shoes, colors: ['أسود', 'black'], tags: ['حريمي', 'Women'],
    codes: 'SRN-101',
  }),
  product(['كورة ماتش مقاس 5', 'Match ball size 5'], {
    brand: ['نيو بالانس', 'New Balance'], category: balls, codes: 'FBL-101',
  }),
  product(['ميدالية كورة', 'Football keychain'], { category: ['إكسسوارات', 'Accessories'], codes: 'AKC-101' }),
]

export const groups = [
  ['الأهلي', 'ahly'], ['ريال مدريد', 'الريال', 'real madrid'],
  ['تيشيرت', 'تي شيرت', 'فانلة', 't-shirt', 'shirt'],
  ['كورة', 'كرة', 'كور', 'ball'],
  ['كوتشي', 'جزمة', 'حذاء', 'شوز', 'shoes'], ['نايكي', 'نايك', 'nike'], ['حريمي', 'women', 'نسائي'],
]

/** An index of the products. */
export function openSmallShop(): TextIndex {
  const index = createTextIndex(groups)
  for (const [row, text] of smallShop.entries()) index.add(row, text)
  return index
}

/** The rows that are found, best first. */
export function rowsFor(index: TextIndex, q: string): number[] {
  const scores = index.search(q)?.scores ?? new Float32Array(0)
  return [...scores.keys()].filter((row) => (scores[row] ?? 0) > 0).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
}
