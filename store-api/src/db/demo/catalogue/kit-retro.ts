import type { ShirtPattern } from '#src/db/demo/art/art.ts'
import { club } from '#src/db/demo/clubs/clubs.ts'
import type { ColorSlug } from '#src/db/demo/names/colors.ts'
import { sizesBetween } from '#src/db/demo/names/sizes.ts'
import { dice } from '#src/db/demo/random.ts'
import { off, slugOf, type Draft } from './draft.ts'
import { fits } from './texts-fit.ts'

type Row = [club: string, color: ColorSlug, colors: string, pattern: ShirtPattern, ar: string, en: string]

/** Shirts in the manner of older days; none copies the shirt of a certain year. */
const rows: Row[] = [
  [
    'egypt',
    'red',
    'b81d2c ffffff 14161b',
    'thin-hoops',
    'على طريقة قمصان التمانينات: أحمر مطفي وخطوط بيضا رفيعة وياقة بزراير.',
    'In the manner of the eighties: faded red, thin white hoops, a buttoned collar.',
  ],
  [
    'al-ahly',
    'red',
    'b3202e ffffff',
    'pinstripe',
    'أحمر قديم بخطوط رفيعة وياقة بيضا، لأيام ما كان القميص قطن والكورة جلد.',
    'Old red with pinstripes and a white collar, from when shirts were cotton and the ball was leather.',
  ],
  [
    'zamalek',
    'white',
    'f4f1e8 c2202e',
    'two-bands',
    'أبيض مايل للكريمي، والخطين الحمر زي زمان.',
    'White leaning to cream, the two red lines as they used to be.',
  ],
  [
    'ismaily',
    'yellow',
    'f2c318 1746a2',
    'center-stripe',
    'أصفر برازيل العرب بخط أزرق في النص. للي عاش أيام الدراويش.',
    'The yellow of the Dervishes with a blue stripe down the middle, for those who were there.',
  ],
  [
    'al-ittihad-alexandria',
    'green',
    '1b6b41 f4f1e8',
    'stripes',
    'أخضر غامق وكريمي بالطول، وياقة زي قمصان سيد البلد القديمة.',
    'Dark green and cream stripes with a collar, as they wore in Alexandria.',
  ],
  [
    'al-masry',
    'green',
    '12693a ffffff',
    'hoops',
    'أخضر وأبيض بالعرض على قماش تقيل شوية. شكل بورسعيد في ليالي الشتا.',
    'Green and white hoops on a heavier cloth: Port Said on winter nights.',
  ],
  [
    'brazil',
    'yellow',
    'f5d000 0a7a3c 1c4aa8',
    'solid',
    'أصفر كناري بياقة خضرا، من غير أي زيادة.',
    'Canary yellow, a green collar and nothing more.',
  ],
  [
    'argentina',
    'sky-blue',
    '8ec5ea ffffff 14161b',
    'stripes',
    'خطوط سماوي فاتح وأبيض وياقة كلاسيك. عشرة على ضهرك إنت.',
    'Pale sky blue and white stripes with a classic collar. The ten is up to you.',
  ],
  [
    'italy',
    'blue',
    '1d4f9c ffffff',
    'side-panels',
    'أزرق مطفي بجوانب بيضا، أناقة من غير مجهود.',
    'Faded blue with white sides: elegant without trying.',
  ],
  [
    'netherlands',
    'orange',
    'ee6a1f 16181d',
    'yoke',
    'برتقالي وكتف أسود، للي بيحب الكورة الشاملة.',
    'Orange with black shoulders, for friends of total football.',
  ],
  [
    'ac-milan',
    'red',
    'b0122a 16181d',
    'thin-stripes',
    'خطوط حمرا وسودا رفيعة، شكل سان سيرو في التسعينات.',
    'Thin red and black stripes, San Siro in the nineties.',
  ],
  [
    'liverpool',
    'red',
    'a8131c f6eb61',
    'pinstripe',
    'أحمر بخطوط صفرا رفيعة، على طريقة التمانينات.',
    'Red with thin yellow pinstripes, the eighties way.',
  ],
  [
    'manchester-united',
    'red',
    'b8141b ffffff 16181d',
    'yoke',
    'أحمر وكتف أبيض وياقة بزراير، زمن الكاسيت.',
    'Red with white shoulders and a buttoned collar, from the days of the cassette.',
  ],
  [
    'real-madrid',
    'white',
    'fbf8f0 5d2e8c',
    'side-panels',
    'أبيض كريمي بجوانب بنفسجي، وقطن مخلوط ناعم.',
    'Creamy white with purple sides, in a soft cotton blend.',
  ],
  [
    'boca-juniors',
    'blue',
    '143a80 f2bd1d',
    'band',
    'أزرق وشريط أصفر على الصدر وياقة، كورة شوارع بوينس آيرس.',
    'Blue, a yellow band, a collar: street football in Buenos Aires.',
  ],
]

function retro([slug, color, colors, pattern, ar, en]: Row): Draft {
  const own = club(slug)
  const code = `${own.code}-RET-H`
  const name = `${own.name[1]} retro shirt`
  const chance = dice(`${code} retro`)
  return {
    code,
    slug: slugOf(name),
    category: 'football-kits-retro',
    name: [`تيشيرت ${own.name[0]} الكلاسيك`, name],
    about: [ar, en],
    cloth: 'blend',
    fit: fits.regular,
    brand: null,
    club: slug,
    kitType: 'retro',
    gender: 'men',
    ...(chance.chance(0.25) ? off(1190, chance.pick([15, 20])) : { price: 1190 }),
    sizes: sizesBetween('s', '2xl'),
    ways: [{ color, art: { kind: 'jersey', collar: 'polo', pattern, colors: colors.split(' ').map((hex) => `#${hex}`) } }],
    age: chance.between(60, 380),
    sold: chance.between(20, 120) * own.fame,
  }
}

export const kitRetro: Draft[] = rows.map(retro)
