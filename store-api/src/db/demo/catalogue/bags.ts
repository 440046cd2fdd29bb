import { size } from '#src/db/demo/names/sizes.ts'
import type { Draft } from './draft.ts'
import { drawn } from './paints.ts'
import { shelf } from './shelf.ts'

const ONE = [size('one-size')]

const backpacks = shelf(
  {
    prefix: 'BBP',
    category: 'bags-backpacks',
    gender: 'unisex',
    sizes: ONE,
    cloth: 'bag',
    art: drawn('backpack', { pattern: 'block' }),
  },
  [
    {
      ar: 'شنطة ضهر 28 لتر',
      en: '28-litre backpack',
      in: 'black/orange navy/sky-blue grey/black',
      price: 890,
      sold: 330,
      about: [
        '28 لتر وجيب حذاء من تحت، واللاب له مكانه المبطّن.',
        '28 litres with a shoe pocket below and a padded place for the laptop.',
      ],
    },
    {
      ar: 'شنطة ضهر تمرين خفيفة',
      en: 'Light training backpack',
      in: 'sky-blue/white black/yellow',
      price: 590,
      art: drawn('backpack', { pattern: 'topo' }),
      about: [
        '18 لتر وما وزنهاش حاجة، لليوم اللي فيه جيم بعد الشغل.',
        '18 litres and next to no weight, for days with the gym after work.',
      ],
    },
    {
      ar: 'شنطة مدرسة رياضية',
      en: 'Sports school bag',
      in: 'red/black blue/white pink/white',
      price: 650,
      was: 820,
      sold: 290,
      about: [
        'ضهر مبطّن وكتّافات عريضة، وجيبين كبار للكتب وواحد للزمزمية.',
        'Padded back, wide straps, two big pockets for books and one for the bottle.',
      ],
    },
    {
      ar: 'شنطة ضهر للسفر',
      en: 'Travel backpack',
      in: 'green/black black/grey',
      price: 1290,
      art: drawn('backpack', { pattern: 'diagonal' }),
      about: ['35 لتر تتفتح زي الشنطة الكبيرة، وتنفع مقصورة.', '35 litres, opens like a suitcase, cabin size.'],
    },
    {
      ar: 'شنطة ضهر فريق',
      en: 'Team backpack',
      in: 'red/white blue/white green/white black/white',
      price: 790,
      brand: 'joma',
      art: drawn('backpack', { pattern: 'fade' }),
      about: ['بألوان الفرق الأربعة، وجيب شبك للكورة من قدّام.', 'In four team colours with a mesh pocket for the ball in front.'],
    },
    {
      ar: 'شنطة ضهر كلاسيك',
      en: 'Classic backpack',
      in: 'maroon/beige navy/red',
      price: 990,
      brand: 'puma',
      about: ['بسيطة وعملية: جيب كبير وجيب صغير وخلاص.', 'Simple and useful: one big pocket, one small.'],
    },
  ],
)

const duffels = shelf(
  {
    prefix: 'BDF',
    category: 'bags-duffel',
    gender: 'unisex',
    sizes: ONE,
    cloth: 'bag',
    art: drawn('duffel', { pattern: 'ends' }),
  },
  [
    {
      ar: 'شنطة جيم 40 لتر',
      en: '40-litre gym bag',
      in: 'navy/white black/red',
      price: 850,
      sold: 240,
      about: [
        'جيب للحاجات المبلولة وجيب للحذاء، وحزام كتف بيتشال.',
        'A pocket for wet things, one for shoes, and a strap that comes off.',
      ],
    },
    {
      ar: 'شنطة جيم صغيرة',
      en: 'Small gym bag',
      in: 'black/orange pink/white grey/black',
      price: 590,
      art: drawn('duffel', { pattern: 'block' }),
      about: ['25 لتر على قد غيار وحذاء وفوطة.', '25 litres: a change of clothes, shoes and a towel.'],
    },
    {
      ar: 'شنطة فريق كبيرة',
      en: 'Large team bag',
      in: 'blue/white black/yellow',
      price: 1150,
      was: 1450,
      brand: 'joma',
      about: ['60 لتر بقاع صلب، للمعسكر والماتشات برّه.', '60 litres with a firm base, for camps and away matches.'],
    },
    {
      ar: 'شنطة تمرين رياضية',
      en: 'Sports holdall',
      in: 'red/black navy/gold',
      price: 1390,
      brand: 'adidas',
      art: drawn('duffel', { pattern: 'diagonal' }),
      about: ['فتحة واسعة تشوف كل حاجة، وقماش بيتمسح.', 'A wide mouth so you see everything, in a cloth that wipes clean.'],
    },
    {
      ar: 'شنطة بحر رياضية',
      en: 'Beach holdall',
      in: 'sky-blue/white yellow/black',
      price: 690,
      art: drawn('duffel', { pattern: 'block' }),
      about: ['بتصفّي الرملة من تحت، وجيب مقفول للموبايل.', 'Lets the sand out below, with a closed pocket for the phone.'],
    },
  ],
)

const others = [
  ...shelf(
    {
      prefix: 'BSH',
      category: 'bags-shoe',
      gender: 'unisex',
      sizes: ONE,
      cloth: 'bag',
      art: drawn('duffel', { pattern: 'ends' }),
    },
    [
      {
        ar: 'شنطة حذاء بتهوية',
        en: 'Vented shoe bag',
        in: 'black/white red/white',
        price: 220,
        sold: 150,
        about: [
          'تحط الحذاء لوحده بعيد عن هدومك، وشبك من الجنب للهوا.',
          'Keeps the boots away from your clothes, with mesh at the side for air.',
        ],
      },
      {
        ar: 'شنطة حذاء بجيب',
        en: 'Shoe bag with pocket',
        in: 'navy/orange grey/black',
        price: 260,
        about: ['جوزين حذاء وجيب للواقي والشراب.', 'Two pairs of boots and a pocket for guards and socks.'],
      },
    ],
  ),
  ...shelf(
    {
      prefix: 'BCR',
      category: 'bags-cross-body',
      gender: 'unisex',
      sizes: ONE,
      cloth: 'bag',
      art: drawn('duffel', { pattern: 'block' }),
    },
    [
      {
        ar: 'شنطة كروس صغيرة',
        en: 'Small cross-body bag',
        in: 'black/grey beige/brown',
        price: 320,
        sold: 210,
        about: ['موبايل ومحفظة ومفاتيح، وإيدك فاضية في المدرج.', 'Phone, wallet, keys, and both hands free in the stand.'],
      },
      {
        ar: 'شنطة كروس رياضية',
        en: 'Sports cross-body bag',
        in: 'red/white navy/white',
        price: 590,
        brand: 'puma',
        about: ['سوستتين وحزام بيطوّل ويقصّر، شكلها رياضي من غير دوشة.', 'Two zips and an adjustable strap; sporty without noise.'],
      },
    ],
  ),
  ...shelf(
    {
      prefix: 'BWA',
      category: 'bags-waist',
      gender: 'unisex',
      sizes: ONE,
      cloth: 'bag',
      art: drawn('duffel', { pattern: 'diagonal' }),
    },
    [
      {
        ar: 'شنطة وسط للجري',
        en: 'Running waist bag',
        in: 'black/yellow orange/black',
        price: 250,
        about: ['ما بتتهزّش وإنت بتجري، على قد الموبايل والمفاتيح.', 'Does not bounce; room for phone and keys.'],
      },
      {
        ar: 'شنطة وسط للمشاوير',
        en: 'Everyday waist bag',
        in: 'black/grey green/beige',
        price: 290,
        was: 360,
        about: ['جيبين وسوستة قوية، تلبسها وسط أو كروس.', 'Two pockets and a strong zip; wear it at the waist or across.'],
      },
    ],
  ),
]

export const bags: Draft[] = [...backpacks, ...duffels, ...others]
