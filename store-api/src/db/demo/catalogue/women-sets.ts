import { sizesBetween } from '#src/db/demo/names/sizes.ts'
import type { Draft } from './draft.ts'
import { drawn, LONG, suit, together } from './paints.ts'
import { shelf } from './shelf.ts'
import { fits } from './texts-fit.ts'

const WEAR = sizesBetween('xs', '2xl')

const leggings = shelf(
  {
    prefix: 'WLG',
    category: 'women-leggings',
    gender: 'women',
    sizes: WEAR,
    cloth: 'stretch',
    fit: fits.tight,
    art: drawn('leggings'),
  },
  [
    {
      ar: 'ليجن وسط عالي',
      en: 'High-waist leggings',
      in: 'black navy/sky-blue maroon/pink',
      price: 590,
      sold: 480,
      about: [
        'وسط عالي ما بينزلش، وقماش ما بيشفّش حتى في السكوات. فيه جيب للموبايل.',
        'A high waist that stays up and a cloth that is opaque even in a squat. Phone pocket included.',
      ],
    },
    {
      ar: 'ليجن جري بجيوب',
      en: 'Pocket running leggings',
      in: 'black/orange green/black',
      price: 690,
      art: drawn('leggings', { pattern: 'sides' }),
      about: [
        'جيب على كل فخد وجيب مفاتيح في الوسط، وما بيتهزّش.',
        'A pocket on each thigh and one for keys at the waist; nothing bounces.',
      ],
    },
    {
      ar: 'ليجن متدرّج',
      en: 'Gradient leggings',
      in: 'purple/pink blue/sky-blue',
      price: 620,
      was: 780,
      art: drawn('leggings', { pattern: 'gradient' }),
      about: [
        'لون بيفتح ناحية الكعب، وخياطة مسطّحة ما بتعلّمش.',
        'A colour that lightens to the ankle, with flat seams that leave no mark.',
      ],
    },
    {
      ar: 'ليجن يوجا ناعم',
      en: 'Soft yoga leggings',
      in: 'beige/brown grey/black pink/white',
      price: 640,
      art: drawn('leggings', { pattern: 'swirl' }),
      about: [
        'زي الجلد التاني: ناعم، من غير خياطة قدّام، وبيتمدّ للآخر.',
        'A second skin: soft, no front seam, stretches all the way.',
      ],
    },
    {
      ar: 'ليجن مقسوم لونين',
      en: 'Two-tone leggings',
      in: 'black/grey navy/pink',
      price: 1190,
      brand: 'nike',
      art: drawn('leggings', { pattern: 'block' }),
      about: ['ماسك على البطن وخفيف عند السمّانة، للتمرين الجامد.', 'Firm at the waist, light at the calf, for hard sessions.'],
    },
    {
      ar: 'ليجن شتوي مبطّن',
      en: 'Lined winter leggings',
      in: 'black grey/black',
      price: 750,
      about: [
        'بطانة فرو خفيفة لجري الفجر، ومن بره ما يبانش.',
        'A thin brushed lining for dawn runs; nobody can tell from outside.',
      ],
    },
  ],
)

const tracksuits = shelf(
  {
    prefix: 'WTR',
    category: 'women-tracksuits',
    gender: 'women',
    sizes: WEAR,
    cloth: 'tricot',
    fit: fits.regular,
    art: suit({ pattern: 'side' }),
  },
  [
    {
      ar: 'ترينج حريمي قطعتين',
      en: 'Women’s two-piece tracksuit',
      in: 'pink/white black/pink grey/white',
      price: 1550,
      sold: 180,
      about: ['جاكيت بسوستة وبنطلون مريح، ولون ما بيبهتش.', 'Zipped jacket, easy pants, a colour that does not fade.'],
    },
    {
      ar: 'ترينج قطيفة',
      en: 'Velour tracksuit',
      in: 'purple/white green/white',
      price: 1750,
      was: 2190,
      cloth: 'fleece',
      about: ['قطيفة ناعمة للشتا، بكابيشو وجيبين.', 'Soft velour for winter, with a hood and two pockets.'],
      art: suit({ hood: true, pattern: 'solid' }),
    },
    {
      ar: 'ترينج كتف ملوّن',
      en: 'Colour-shoulder tracksuit',
      in: 'navy/pink black/white',
      price: 2290,
      brand: 'fila',
      art: suit({ pattern: 'block' }),
      about: ['كتف فاتح على جسم غامق، وبنطلون ضيّق من تحت.', 'Light shoulders on a dark body, with tapered pants.'],
    },
  ],
)

const hoodies = shelf(
  {
    prefix: 'WHD',
    category: 'women-hoodies',
    gender: 'women',
    sizes: WEAR,
    cloth: 'fleece',
    fit: fits.loose,
    art: drawn('hoodie'),
  },
  [
    {
      ar: 'هودي حريمي واسع',
      en: 'Women’s relaxed hoodie',
      in: 'pink/white grey/black purple/white',
      price: 990,
      sold: 220,
      age: 5,
      about: ['طري من جوه، واسع على الكتف، وطوله بيغطّي.', 'Soft inside, wide at the shoulder, long enough to cover.'],
    },
    {
      ar: 'هودي قصير بسوستة',
      en: 'Short zip hoodie',
      in: 'black/white beige/brown',
      price: 1050,
      art: (colors) => ({ kind: 'hoodie', colors, zip: colors[1] }),
      about: ['يمشي مع الليجن العالي، وسوستته ناعمة.', 'Made for high-waist leggings, with a smooth zip.'],
    },
    {
      ar: 'سويت شيرت حريمي',
      en: 'Women’s sweatshirt',
      in: 'sky-blue/white beige/brown maroon/white',
      price: 790,
      art: drawn('sweatshirt'),
      about: ['رقبة مدوّرة وأساور طويلة، لليل على البلكونة.', 'Round neck and long cuffs, for evenings on the balcony.'],
    },
    {
      ar: 'جاكيت جري حريمي',
      en: 'Women’s running jacket',
      in: 'pink/grey black/sky-blue',
      price: 1450,
      brand: 'new-balance',
      cloth: 'shell',
      art: drawn('jacket', { pattern: 'sleeves' }),
      about: ['خفيف ضد الهوا، وفتحة للإبهام في الكم.', 'Light and windproof, with thumb holes in the cuffs.'],
    },
  ],
)

const burkini = shelf(
  {
    prefix: 'WBK',
    category: 'women-burkini',
    gender: 'women',
    sizes: WEAR,
    cloth: 'swim',
    fit: fits.modest,
    art: together(drawn('jersey', { ...LONG, pattern: 'side-panels' }), drawn('leggings', { pattern: 'sides' })),
  },
  [
    {
      ar: 'بوركيني قطعتين',
      en: 'Two-piece burkini',
      in: 'navy/sky-blue black/pink',
      price: 1290,
      sold: 150,
      about: [
        'توب طويل وبنطلون من قماش سباحة خفيف، بيطرد المية وما بيلزقش لما تطلعي.',
        'A long top and pants in light swim cloth that sheds water and does not cling.',
      ],
    },
    {
      ar: 'بوركيني بكتف ملوّن',
      en: 'Colour-shoulder burkini',
      in: 'maroon/pink green/white',
      price: 1390,
      art: together(drawn('jersey', { ...LONG, pattern: 'yoke' }), drawn('leggings', { pattern: 'solid' })),
      about: [
        'واسع من الوسط، ورباط جوّه يثبّت التوب في العوم.',
        'Loose at the waist, with an inner tie that holds the top while you swim.',
      ],
    },
    {
      ar: 'بوركيني للسباحة الجد',
      en: 'Training burkini',
      in: 'black/orange',
      price: 1690,
      was: 1990,
      brand: 'speedo',
      about: [
        'للي بتتمرّن في الحمام: قماش مقاوم للكلور وقصّة أقرب للجسم.',
        'For those who train: chlorine-resistant cloth and a closer cut.',
      ],
    },
  ],
)

export const womenSets: Draft[] = [...leggings, ...tracksuits, ...hoodies, ...burkini]
