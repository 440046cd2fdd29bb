import { sizesBetween } from '#src/db/demo/names/sizes.ts'
import type { Draft } from './draft.ts'
import { drawn, LONG, polo, together } from './paints.ts'
import { shelf } from './shelf.ts'
import { fits } from './texts-fit.ts'

const WEAR = sizesBetween('xs', '2xl')

const tops = shelf(
  {
    prefix: 'WTS',
    category: 'women-tops',
    gender: 'women',
    sizes: WEAR,
    cloth: 'quick',
    fit: fits.regular,
    art: drawn('tshirt'),
  },
  [
    {
      ar: 'تيشيرت تمرين ناعم',
      en: 'Soft training tee',
      in: 'pink/white black/pink white/grey',
      price: 420,
      sold: 260,
      about: [
        'قماش طري زي القطن وبينشف زي البوليستر، وطوله بيغطّي الوسط.',
        'Soft as cotton, quick to dry as polyester, long enough to cover the waist.',
      ],
    },
    {
      ar: 'توب جري مفتوح من الضهر',
      en: 'Open-back running top',
      in: 'sky-blue/navy black/white',
      price: 450,
      about: [
        'شبك على طول الضهر للهوا، وقصّة ما بتتلفّش وإنتي بتجري.',
        'Mesh down the back for air and a cut that stays put while you run.',
      ],
    },
    {
      ar: 'تيشيرت أوفر سايز قطن',
      en: 'Oversized cotton tee',
      in: 'white/black beige/brown purple/white',
      price: 390,
      cloth: 'cotton',
      fit: fits.loose,
      about: ['واسع وطويل فوق الليجن، وقطن ما بيشفّش.', 'Wide and long over leggings, in cotton you cannot see through.'],
    },
    {
      ar: 'تيشيرت رقبة سبعة حريمي',
      en: 'Women’s V-neck tee',
      in: 'maroon/pink navy/white',
      price: 430,
      was: 540,
      art: drawn('tshirt', { collar: 'v' }),
      about: [
        'فتحة سبعة هادية وكم نازل شوية. للجيم وللجامعة.',
        'A modest V-neck and slightly dropped sleeves. For the gym and for university.',
      ],
    },
    {
      ar: 'توب بكم طويل للجري',
      en: 'Long-sleeve running top',
      in: 'green/white grey/black pink/grey',
      price: 560,
      brand: 'asics',
      art: drawn('jersey', { ...LONG, pattern: 'gradient' }),
      about: [
        'لجري الصبح في الشتا: كم طويل بيغطّي المعصم وخامة دافية من غير تقل.',
        'For winter mornings: sleeves past the wrist, warm without weight.',
      ],
    },
    {
      ar: 'تيشيرت بخطوط حريمي',
      en: 'Women’s striped tee',
      in: 'white/navy pink/maroon',
      price: 410,
      cloth: 'cotton',
      art: drawn('tshirt', { pattern: 'thin-hoops' }),
      about: [
        'خطوط بحري رفيعة على قطن خفيف، مع الجينز أو فوق الليجن.',
        'Thin sailor stripes on light cotton, with jeans or over leggings.',
      ],
    },
    {
      ar: 'بولو تنس حريمي',
      en: 'Women’s tennis polo',
      in: 'white/pink sky-blue/white',
      price: 750,
      brand: 'wilson',
      art: polo(),
      about: ['ياقة صغيرة وزرارين، وقماش مطاط للضربة.', 'A small collar, two buttons and a cloth that stretches with the swing.'],
    },
    {
      ar: 'تيشيرت رياضي حريمي أساسي',
      en: 'Women’s essential tee',
      in: 'black/white white/black blue/white',
      price: 690,
      brand: 'adidas',
      about: ['سادة ومظبوط على الكتف، بيعيش مواسم.', 'Plain, right at the shoulder, lasts for seasons.'],
    },
  ],
)

const bras = shelf(
  {
    prefix: 'WBR',
    category: 'women-bras',
    gender: 'women',
    sizes: WEAR,
    cloth: 'stretch',
    fit: fits.tight,
    art: drawn('bra'),
  },
  [
    {
      ar: 'برا رياضية دعم متوسط',
      en: 'Medium-support sports bra',
      in: 'black purple/black pink/white',
      price: 420,
      sold: 300,
      about: [
        'دعم للجيم والمشي السريع، وحشو بيتشال، وشريط عريض ما بيعلّمش.',
        'Support for gym and fast walks, removable pads, a wide band that leaves no mark.',
      ],
    },
    {
      ar: 'برا جري دعم عالي',
      en: 'High-support running bra',
      in: 'black/orange navy/sky-blue',
      price: 590,
      brand: 'under-armour',
      art: drawn('bra', { pattern: 'block' }),
      about: ['كتف متقاطع من ورا وثبات في الجري والنط.', 'Crossed at the back, steady for runs and jumps.'],
    },
    {
      ar: 'برا يوجا خفيفة',
      en: 'Light yoga bra',
      in: 'beige/brown grey/white green/white',
      price: 350,
      about: [
        'ناعمة وخفيفة لليوجا والبيلاتس، من غير سلك ومن غير ضغط.',
        'Soft and light for yoga and pilates: no wire, no squeeze.',
      ],
    },
    {
      ar: 'برا رياضية يومية',
      en: 'Everyday sports bra',
      in: 'white/grey black/grey',
      price: 690,
      was: 860,
      brand: 'puma',
      about: ['تحت أي توب طول اليوم، وقماشها بيسحب العرق.', 'Under any top all day, in a cloth that wicks.'],
    },
  ],
)

const modest = shelf(
  {
    prefix: 'WMO',
    category: 'women-modest',
    gender: 'women',
    sizes: WEAR,
    cloth: 'quick',
    fit: fits.modest,
    art: drawn('jersey', LONG),
  },
  [
    {
      ar: 'تونك رياضي طويل',
      en: 'Long training tunic',
      in: 'navy/sky-blue black/grey maroon/pink',
      price: 690,
      sold: 270,
      art: drawn('jersey', { ...LONG, pattern: 'side-panels' }),
      about: [
        'طويل وواسع بفتحتين من الجنب للحركة، وكم بيوصل للكف. ما بيشفّش وما بيلزقش.',
        'Long and loose with side vents to move, sleeves to the hand. Opaque, never clingy.',
      ],
    },
    {
      ar: 'توب محتشم برقبة عالية',
      en: 'High-neck modest top',
      in: 'black beige/brown',
      price: 620,
      about: ['رقبة بتغطّي وكم طويل وخامة باردة للصيف.', 'A neck that covers, long sleeves and a cool cloth for summer.'],
    },
    {
      ar: 'بنطلون رياضي واسع',
      en: 'Wide-leg sports pants',
      in: 'black navy/white grey/black',
      price: 650,
      art: drawn('pants', { pattern: 'solid' }),
      about: [
        'رجل واسعة وأستك مريح، للمشي والجيم واليوم كله.',
        'A wide leg and an easy waist for walks, the gym and the whole day.',
      ],
    },
    {
      ar: 'طقم محتشم قطعتين',
      en: 'Modest two-piece set',
      in: 'navy/sky-blue green/white purple/pink',
      price: 1190,
      was: 1490,
      art: together(drawn('jersey', { ...LONG, pattern: 'yoke' }), drawn('pants', { pattern: 'sides' })),
      about: [
        'تونك وبنطلون من نفس اللون والقماش، تلبسيهم سوا أو كل واحد لوحده.',
        'Tunic and pants in one colour and cloth; wear them together or apart.',
      ],
    },
    {
      ar: 'جاكيت رياضي طويل',
      en: 'Long sports jacket',
      in: 'black/pink navy/white',
      price: 990,
      cloth: 'tricot',
      art: drawn('jacket', { pattern: 'side' }),
      about: ['بيغطّي الوسط، وسوستته طالعة لفوق، وجيوبه كبيرة.', 'Covers the hips, zips up high, with large pockets.'],
    },
  ],
)

export const womenTops: Draft[] = [...tops, ...bras, ...modest]
