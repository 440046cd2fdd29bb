import { size, sizesBetween } from '#src/db/demo/names/sizes.ts'
import type { Draft } from './draft.ts'
import { drawn } from './paints.ts'
import { shelf } from './shelf.ts'
import { fits } from './texts-fit.ts'

const ONE = [size('one-size')]

const football: Draft[] = [
  ...shelf(
    {
      prefix: 'EGL',
      category: 'equipment-gloves',
      gender: 'unisex',
      sizes: sizesBetween('s', '2xl'),
      cloth: 'glove',
      art: drawn('gloves'),
    },
    [
      {
        ar: 'جوانتي حارس للتمرين',
        en: 'Training goalkeeper gloves',
        in: 'green/white/black blue/white',
        price: 450,
        sold: 190,
        about: ['لاتكس متين لأرض الترتان وأستك عريض على المعصم.', 'Durable latex for turf and a wide strap at the wrist.'],
      },
      {
        ar: 'جوانتي حارس للماتش',
        en: 'Match goalkeeper gloves',
        in: 'white/red/black black/orange',
        price: 1290,
        brand: 'uhlsport',
        about: [
          'لاتكس طري بيمسك الكورة المبلولة، وقصّة مقفولة على الصوابع.',
          'Soft latex that holds a wet ball, cut close round the fingers.',
        ],
      },
      {
        ar: 'جوانتي حارس بحماية صوابع',
        en: 'Finger-save goalkeeper gloves',
        in: 'yellow/black',
        price: 890,
        was: 1120,
        about: ['دعامات بتمنع الصباع يتني لورا، وتقدر تشيلها.', 'Spines that stop a finger bending back; they come out.'],
      },
      {
        ar: 'جوانتي حارس للأولاد',
        en: 'Junior goalkeeper gloves',
        in: 'orange/black sky-blue/white',
        price: 290,
        sizes: sizesBetween('xs', 'm'),
        gender: 'kids',
        about: ['مقاسات صغيرة ولاتكس ناعم لأول صدّة.', 'Small sizes and soft latex for the first save.'],
      },
      {
        ar: 'جوانتي حارس احترافي',
        en: 'Pro goalkeeper gloves',
        in: 'red/white/black',
        price: 2290,
        brand: 'adidas',
        about: ['قطعة واحدة حوالين المعصم ومسكة قوية في كل جو.', 'One piece round the wrist and a strong grip in any weather.'],
      },
    ],
  ),
  ...shelf(
    {
      prefix: 'ESG',
      category: 'equipment-shin-guards',
      gender: 'unisex',
      sizes: sizesBetween('xs', 'l'),
      cloth: 'guard',
      art: drawn('shinguards', { pattern: 'arrow' }),
    },
    [
      {
        ar: 'واقي ساق خفيف',
        en: 'Light shin guards',
        in: 'white/blue black/orange',
        price: 180,
        sold: 280,
        about: ['تنساه في رجلك: قشرة رفيعة وفوم طري من ورا.', 'You forget it is there: a thin shell on soft foam.'],
      },
      {
        ar: 'واقي ساق بكاحل',
        en: 'Shin guards with ankle',
        in: 'black/yellow red/white',
        price: 290,
        art: drawn('shinguards', { pattern: 'flash' }),
        about: ['بيحمي الكاحل كمان، مناسب للصغيرين والدفاع.', 'Guards the ankle too; good for children and defenders.'],
      },
      {
        ar: 'واقي ساق للماتش',
        en: 'Match shin guards',
        in: 'white/red',
        price: 490,
        brand: 'nike',
        about: ['قشرة صلبة وبطانة بتهوّي، وجورب يثبّته.', 'A hard shell, a lining that breathes and a sleeve that holds it.'],
      },
      {
        ar: 'واقي ساق ميني',
        en: 'Mini shin guards',
        in: 'green/white navy/white',
        price: 150,
        art: drawn('shinguards', { pattern: 'flash' }),
        about: ['للي بيحب الصغير: خفيف وبيتخبّى تحت الشراب.', 'For those who like them small: light and hidden by the sock.'],
      },
    ],
  ),
]

const gym: Draft[] = [
  ...shelf(
    {
      prefix: 'EGM',
      category: 'equipment-gym',
      gender: 'unisex',
      sizes: ONE,
      cloth: 'bottle',
      art: drawn('bottle', { pattern: 'bands' }),
    },
    [
      {
        ar: 'زجاجة جيم 1.5 لتر',
        en: '1.5-litre gym bottle',
        in: 'black/orange sky-blue/navy',
        price: 260,
        sold: 230,
        about: [
          'علامات بالساعة عشان تخلّصها قبل آخر اليوم، ومقبض للإيد.',
          'Hour marks so that it is empty by evening, and a handle to carry.',
        ],
      },
      {
        ar: 'شيكر بروتين',
        en: 'Protein shaker',
        in: 'black/red white/blue',
        price: 190,
        sold: 310,
        art: drawn('bottle', { pattern: 'solid' }),
        about: [
          'شبكة جوّه بتفكّ الكتل، وغطا ما بينقّطش في الشنطة.',
          'A mesh inside breaks the lumps; the lid does not leak in the bag.',
        ],
      },
      {
        ar: 'شنطة أوزان وحبال',
        en: 'Gym kit bag',
        in: 'black/grey',
        price: 690,
        cloth: 'bag',
        art: drawn('duffel', { pattern: 'ends' }),
        about: [
          'قاع مقوّى للأوزان الصغيرة، وجيوب للأستك والحبل.',
          'A reinforced base for small weights, pockets for bands and rope.',
        ],
      },
    ],
  ),
  ...shelf(
    {
      prefix: 'EYG',
      category: 'equipment-yoga',
      gender: 'unisex',
      sizes: sizesBetween('socks-s', 'socks-l'),
      cloth: 'sock',
      fit: fits.socks,
      art: drawn('socks', { height: 'crew', pattern: 'top' }),
    },
    [
      {
        ar: 'شراب يوجا مانع للانزلاق',
        en: 'Non-slip yoga socks',
        in: 'pink/white grey/black purple/white',
        price: 160,
        sold: 140,
        about: ['نقط سيليكون من تحت، تثبّتك على الباركيه والمات.', 'Silicone dots underneath hold you on wood and mat.'],
      },
      {
        ar: 'شنطة مات يوجا',
        en: 'Yoga mat bag',
        in: 'beige/brown green/white',
        price: 390,
        sizes: ONE,
        cloth: 'bag',
        fit: undefined,
        art: drawn('duffel', { pattern: 'block' }),
        about: [
          'تشيل المات على كتفك وفيها جيب للموبايل والمفاتيح.',
          'Carries the mat on your shoulder, with a pocket for phone and keys.',
        ],
      },
    ],
  ),
  ...shelf(
    {
      prefix: 'EBX',
      category: 'equipment-boxing',
      gender: 'men',
      sizes: sizesBetween('s', '2xl'),
      cloth: 'quick',
      fit: fits.loose,
      art: drawn('shorts', { pattern: 'hem' }),
    },
    [
      {
        ar: 'شورت بوكس',
        en: 'Boxing shorts',
        in: 'red/white black/gold blue/white',
        price: 520,
        brand: 'everlast',
        about: ['وسط عريض ورجل واسعة، تتحرك براحتك في الحلبة.', 'A wide waist and roomy legs, to move freely in the ring.'],
      },
      {
        ar: 'شنطة بوكس',
        en: 'Boxing kit bag',
        in: 'black/red',
        price: 890,
        brand: 'everlast',
        sizes: ONE,
        cloth: 'bag',
        fit: undefined,
        gender: 'unisex',
        art: drawn('duffel', { pattern: 'diagonal' }),
        about: ['جيب شبك للجوانتي عشان ما يكمكمش، وجيب للّفافات.', 'A mesh pocket so gloves can breathe, and one for wraps.'],
      },
    ],
  ),
  ...shelf(
    {
      prefix: 'ESW',
      category: 'equipment-swimming',
      gender: 'unisex',
      sizes: ONE,
      cloth: 'bag',
      art: drawn('backpack', { pattern: 'topo' }),
    },
    [
      {
        ar: 'شنطة سباحة',
        en: 'Swim backpack',
        in: 'blue/white black/sky-blue',
        price: 690,
        brand: 'speedo',
        about: ['قسم للمبلول وقسم للناشف، وقاع بيصفّي.', 'A wet side, a dry side and a base that drains.'],
      },
      {
        ar: 'شبشب حمام للسبّاحين',
        en: 'Swimmers’ poolside slides',
        in: 'navy/white',
        price: 350,
        sizes: sizesBetween('eu-36', 'eu-45', 2),
        cloth: 'slide',
        art: drawn('slide'),
        about: ['بيمسك على البلاط المبلول وبيجف بسرعة.', 'Grips wet tiles and dries fast.'],
      },
    ],
  ),
]

const court: Draft[] = shelf(
  { prefix: 'ERK', category: 'equipment-rackets', gender: 'unisex', sizes: ONE, cloth: 'racket', art: drawn('racket') },
  [
    {
      ar: 'مضرب بادل للمبتدئ',
      en: 'Beginner padel racket',
      in: 'black/red blue/white',
      price: 1490,
      sold: 170,
      about: ['شكل مدوّر وبقعة واسعة تسامح الغلطة. أول مضرب صح.', 'Round, with a wide forgiving spot. A right first racket.'],
    },
    {
      ar: 'مضرب بادل هجومي',
      en: 'Attack padel racket',
      in: 'black/orange',
      price: 3890,
      brand: 'head',
      age: 12,
      about: ['شكل ماسة وثقل لفوق، للسماش من فوق الزجاج.', 'Diamond shape with weight up top, for smashes over the glass.'],
    },
    {
      ar: 'مضرب بادل متوازن',
      en: 'Balanced padel racket',
      in: 'white/green navy/yellow',
      price: 2790,
      was: 3490,
      brand: 'wilson',
      about: ['بين القوة والتحكّم، للي بقاله سنة بيلعب.', 'Between power and control, for a second year of playing.'],
    },
    {
      ar: 'مضرب تنس خفيف',
      en: 'Light tennis racket',
      in: 'black/green white/blue',
      price: 2190,
      brand: 'wilson',
      art: drawn('racket', { type: 'tennis' }),
      about: ['وش كبير ووزن خفيف، ما بيتعبش الكوع.', 'A large head and little weight, easy on the elbow.'],
    },
    {
      ar: 'مضرب تنس للأولاد',
      en: 'Junior tennis racket',
      in: 'sky-blue/yellow pink/white',
      price: 890,
      brand: 'head',
      gender: 'kids',
      art: drawn('racket', { type: 'tennis' }),
      about: ['أقصر وأخف ومقبضه رفيع، من سن 6 لـ 10.', 'Shorter and lighter with a thin grip, for ages 6 to 10.'],
    },
    {
      ar: 'مضرب تنس قوة',
      en: 'Power tennis racket',
      in: 'red/black',
      price: 4690,
      brand: 'yonex',
      stock: 'coming',
      age: 26,
      art: drawn('racket', { type: 'tennis' }),
      about: ['إطار صلب لضربة تقيلة من ورا الخط.', 'A stiff frame for heavy strokes from the baseline.'],
    },
  ],
)

const bottles: Draft[] = shelf(
  {
    prefix: 'EBT',
    category: 'equipment-bottles',
    gender: 'unisex',
    sizes: ONE,
    cloth: 'bottle',
    art: drawn('bottle', { pattern: 'wave' }),
  },
  [
    {
      ar: 'زجاجة مياه رياضية',
      en: 'Sports water bottle',
      in: 'blue/white black/orange pink/white',
      price: 150,
      sold: 360,
      about: ['750 ملّي بفتحة عض، تشرب من غير ما تقف.', '750 ml with a bite valve: drink without stopping.'],
    },
    {
      ar: 'زجاجة ستانلس حافظة',
      en: 'Insulated steel bottle',
      in: 'silver/black black/silver green/white',
      price: 490,
      cloth: 'steel',
      art: drawn('bottle', { pattern: 'solid' }),
      about: [
        'بتحافظ على السقعة 12 ساعة، حتى في عربية راكنة في الشمس.',
        'Keeps it cold for twelve hours, even in a car parked in the sun.',
      ],
    },
    {
      ar: 'زمزمية مدرسة',
      en: 'School bottle',
      in: 'red/white sky-blue/yellow purple/pink',
      price: 180,
      was: 220,
      gender: 'kids',
      about: ['نص لتر بشفّاطة وغطا ما بيتفكّش لوحده.', 'Half a litre with a straw and a lid that stays closed.'],
    },
  ],
)

export const equipment: Draft[] = [...football, ...gym, ...court, ...bottles]
