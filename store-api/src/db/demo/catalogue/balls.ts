import { size, sizesBetween } from '#src/db/demo/names/sizes.ts'
import type { Draft } from './draft.ts'
import { drawn } from './paints.ts'
import { shelf } from './shelf.ts'

const three = sizesBetween('ball-3', 'ball-5')

const football = shelf(
  {
    prefix: 'FBL',
    category: 'balls-football',
    gender: 'unisex',
    sizes: [size('ball-5')],
    cloth: 'matchBall',
    art: drawn('ball', { type: 'football', pattern: 'pinwheel' }),
  },
  [
    {
      ar: 'كورة ماتش مقاس 5',
      en: 'Match ball size 5',
      in: 'white/orange/black',
      price: 750,
      sold: 420,
      age: 66,
      about: [
        'ملزوقة حراريًا ووزنها ثابت حتى لو اتبلّت. للماتش على النجيل.',
        'Thermally bonded and true even when wet. For the match, on grass.',
      ],
    },
    {
      ar: 'كورة تدريب كلاسيك',
      en: 'Classic training ball',
      in: 'white/black yellow/black',
      price: 390,
      sold: 380,
      sizes: three,
      cloth: 'ball',
      art: drawn('ball', { type: 'football', pattern: 'classic' }),
      about: [
        'أبيض وأسود زي ما رسمناها وإحنا صغيرين، وبتستحمل الترتان.',
        'Black and white as we all drew it, and it takes turf.',
      ],
    },
    {
      ar: 'كورة أكاديميات',
      en: 'Academy ball',
      in: 'white/blue/red yellow/green/white',
      price: 320,
      sizes: sizesBetween('ball-3', 'ball-4'),
      cloth: 'ball',
      art: drawn('ball', { type: 'football', pattern: 'triangles' }),
      about: [
        'أخف شوية لرجل الصغيرين، والمدرب بيطلبها بالدستة.',
        'A little lighter for young feet; coaches order it by the dozen.',
      ],
    },
    {
      ar: 'كورة شارع',
      en: 'Street ball',
      in: 'orange/black red/black',
      price: 250,
      sold: 300,
      cloth: 'rubberBall',
      art: drawn('ball', { type: 'football', pattern: 'arcs' }),
      about: [
        'كاوتش قوي للأسفلت والحيطة، وما بتفسّش من أول مسمار.',
        'Tough rubber for tarmac and walls; not gone at the first nail.',
      ],
    },
    {
      ar: 'كورة ماتش احترافي',
      en: 'Pro match ball',
      in: 'white/purple/gold',
      price: 2190,
      brand: 'adidas',
      art: drawn('ball', { type: 'football', pattern: 'arcs', seed: 3 }),
      about: [
        'سطح محبّب بيثبّت طيران الكورة، ونفس ضغط ماتشات الدوري.',
        'A textured surface for a steady flight, at league pressure.',
      ],
    },
    {
      ar: 'كورة تدريب قوية',
      en: 'Hard-wearing training ball',
      in: 'yellow/blue/black',
      price: 890,
      was: 1090,
      brand: 'puma',
      sizes: sizesBetween('ball-4', 'ball-5'),
      cloth: 'ball',
      art: drawn('ball', { type: 'football', pattern: 'pinwheel', seed: 2 }),
      about: [
        'غلاف سميك للتمرين اليومي، ولون بيبان في الكشافات.',
        'A thick cover for daily training and a colour that shows under lights.',
      ],
    },
    {
      ar: 'كورة ميني',
      en: 'Mini ball',
      in: 'white/red/black sky-blue/white/navy',
      price: 190,
      sizes: [size('ball-3')],
      cloth: 'ball',
      art: drawn('ball', { type: 'football', pattern: 'classic', seed: 5 }),
      about: ['للبلكونة والمكتب ولأول شوطة في حياته.', 'For the balcony, the office, and the first kick of a life.'],
    },
  ],
)

const others: Draft[] = [
  ...shelf(
    {
      prefix: 'FUT',
      category: 'balls-futsal',
      gender: 'unisex',
      sizes: [size('ball-4')],
      cloth: 'ball',
      art: drawn('ball', { type: 'football', pattern: 'triangles', seed: 7 }),
    },
    [
      {
        ar: 'كورة خماسي نطّة واطية',
        en: 'Low-bounce futsal ball',
        in: 'white/orange/black yellow/black',
        price: 590,
        sold: 160,
        about: ['نطّتها واطية وبتلزق في الرجل، لأرض الصالة.', 'Bounces low and stays at the foot, for hall floors.'],
      },
      {
        ar: 'كورة صالات للماتش',
        en: 'Indoor match ball',
        in: 'white/green/yellow',
        price: 1190,
        brand: 'joma',
        cloth: 'matchBall',
        about: [
          'مقاس 4 ووزن الفوتسال المظبوط، وملمس بيثبت تحت النعل.',
          'Size 4 at true futsal weight, with a touch that stays under the sole.',
        ],
      },
      {
        ar: 'كورة ترتان خماسي',
        en: 'Turf five-a-side ball',
        in: 'orange/white/black',
        price: 450,
        was: 560,
        about: [
          'بين كورة الصالات والكورة الكبيرة، مظبوطة لملعب الترتان الصغير.',
          'Between a futsal and a full ball, right for a small turf pitch.',
        ],
      },
    ],
  ),
  ...shelf(
    {
      prefix: 'BSK',
      category: 'balls-basketball',
      gender: 'unisex',
      sizes: sizesBetween('ball-6', 'ball-7'),
      cloth: 'rubberBall',
      art: drawn('ball', { type: 'basketball' }),
    },
    [
      {
        ar: 'كورة سلة للشارع',
        en: 'Street basketball',
        in: 'orange/black',
        price: 550,
        sold: 170,
        about: [
          'كاوتش خشن لملاعب الأسفلت، وجروفات عميقة تمسكها كويس.',
          'Rough rubber for outdoor courts, with deep channels to grip.',
        ],
      },
      {
        ar: 'كورة سلة للصالة',
        en: 'Indoor basketball',
        in: 'orange/black brown/black',
        price: 1290,
        brand: 'spalding',
        cloth: 'ball',
        about: [
          'ملمس ناعم لأرض الصالة ونطّة ثابتة من أول يوم.',
          'A soft feel for the hall and a steady bounce from the first day.',
        ],
      },
      {
        ar: 'كورة سلة تدريب',
        en: 'Training basketball',
        in: 'orange/black/white',
        price: 990,
        was: 1240,
        brand: 'molten',
        about: ['للنادي والمدرسة، وبتستحمل التمرين كل يوم.', 'For club and school, built for every day.'],
      },
      {
        ar: 'كورة سلة ملوّنة',
        en: 'Colour basketball',
        in: 'red/black purple/gold',
        price: 590,
        about: ['نفس نطّة كورة الشارع بلون مختلف عن كل الناس.', 'The bounce of the street ball in a colour of your own.'],
      },
    ],
  ),
  ...shelf(
    {
      prefix: 'VLB',
      category: 'balls-volleyball',
      gender: 'unisex',
      sizes: [size('ball-5')],
      cloth: 'ball',
      art: drawn('ball', { type: 'volleyball' }),
    },
    [
      {
        ar: 'كورة طائرة للصالة',
        en: 'Indoor volleyball',
        in: 'yellow/blue/white',
        price: 1190,
        brand: 'mikasa',
        sold: 120,
        about: ['ملمس طري للإرسال والاستقبال، ووزن ثابت.', 'Soft for serve and reception, steady in weight.'],
      },
      {
        ar: 'كورة طائرة شاطئية',
        en: 'Beach volleyball',
        in: 'white/sky-blue/yellow orange/yellow/white',
        price: 490,
        about: ['مخيّطة ومقاومة للمية المالحة، للساحل والعين السخنة.', 'Stitched and salt-proof, for Sahel and Ain Sokhna.'],
      },
      {
        ar: 'كورة طائرة مدارس',
        en: 'School volleyball',
        in: 'white/red/blue',
        price: 390,
        was: 480,
        about: ['أخف وأطرى على الدراع، لحصة الألعاب.', 'Lighter and kinder to the forearm, for PE lessons.'],
      },
    ],
  ),
  ...shelf(
    {
      prefix: 'HND',
      category: 'balls-handball',
      gender: 'unisex',
      sizes: [size('ball-3')],
      cloth: 'ball',
      art: drawn('ball', { type: 'football', pattern: 'classic', seed: 11 }),
    },
    [
      {
        ar: 'كورة يد للماتش',
        en: 'Match handball',
        in: 'blue/white/black',
        price: 990,
        brand: 'molten',
        about: ['مقاس 3 للرجالة، ملمسها بيمسك من غير لزق كتير.', 'Men’s size 3, with a grip that needs little resin.'],
      },
      {
        ar: 'كورة يد تدريب',
        en: 'Training handball',
        in: 'green/white red/white',
        price: 520,
        about: ['غلاف مخيّط بيستحمل الأرض الخشنة.', 'A stitched cover for rough floors.'],
      },
    ],
  ),
  ...shelf(
    {
      prefix: 'TNB',
      category: 'balls-tennis-padel',
      gender: 'unisex',
      sizes: [size('one-size')],
      cloth: 'felt',
      art: drawn('ball', { type: 'tennis', count: 3 }),
    },
    [
      {
        ar: 'علبة كور تنس 3',
        en: 'Tennis balls, can of three',
        in: 'yellow/white',
        price: 290,
        brand: 'wilson',
        sold: 210,
        about: ['علبة مضغوطة فيها تلات كور، لكل أنواع الملاعب.', 'A pressurised can of three, for every surface.'],
      },
      {
        ar: 'علبة كور بادل 3',
        en: 'Padel balls, can of three',
        in: 'yellow/white',
        price: 320,
        brand: 'head',
        sold: 340,
        art: drawn('ball', { type: 'padel', count: 3 }),
        about: ['ضغط البادل المظبوط ونطّة ثابتة لتلات ماتشات.', 'True padel pressure and a steady bounce for three matches.'],
      },
      {
        ar: 'كور تنس للتعليم',
        en: 'Beginner tennis balls',
        in: 'orange/white green/white',
        price: 240,
        about: ['أبطأ شوية، عشان الولاد يلحقوا يضربوها.', 'A little slower, so children have time to hit.'],
      },
    ],
  ),
]

export const balls: Draft[] = [...football, ...others]
