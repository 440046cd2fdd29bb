import { sizesBetween } from '#src/db/demo/names/sizes.ts'
import type { Draft } from './draft.ts'
import { drawn, LONG, polo, suit, together } from './paints.ts'
import { shelf } from './shelf.ts'
import { fits } from './texts-fit.ts'

const ALL = sizesBetween('kids-4', 'kids-16')
const SMALL = sizesBetween('kids-4', 'kids-8')

const boys = shelf(
  { prefix: 'KBY', category: 'kids-boys', gender: 'kids', sizes: ALL, cloth: 'quick', fit: fits.kids, art: drawn('tshirt') },
  [
    {
      ar: 'تيشيرت تمرين أولاد',
      en: 'Boys training tee',
      in: 'red/white blue/white black/orange',
      price: 260,
      sold: 210,
      about: [
        'خفيف وبيستحمل الوقوع على الترتان، ولونه ثابت بعد ميت غسلة.',
        'Light, survives falls on turf and a hundred washes.',
      ],
    },
    {
      ar: 'طقم كورة أولاد قطعتين',
      en: 'Boys two-piece football set',
      in: 'green/white yellow/black blue/white',
      price: 390,
      sold: 260,
      art: together(drawn('tshirt'), drawn('shorts', { pattern: 'sides' })),
      about: [
        'تيشيرت وشورت للأكاديمية، اكتب اسمه من جوّه عشان ما يتبدّلش.',
        'Shirt and shorts for the academy. Write the name inside so it comes home.',
      ],
    },
    {
      ar: 'ترينج أولاد',
      en: 'Boys tracksuit',
      in: 'navy/white black/red grey/black',
      price: 890,
      was: 1090,
      cloth: 'tricot',
      art: suit({ pattern: 'side' }),
      about: ['سوستة كاملة وأستك في الوسط، يلبسه لوحده.', 'Full zip and an elastic waist: on without help.'],
    },
    {
      ar: 'هودي أولاد بجيب',
      en: 'Boys pocket hoodie',
      in: 'orange/black grey/blue navy/white',
      price: 620,
      cloth: 'fleece',
      art: drawn('hoodie'),
      about: ['دافي للمدرسة الصبح، وجيب قدّام للكنوز.', 'Warm for the school run, with a front pocket for treasures.'],
    },
    {
      ar: 'شورت أولاد رياضي',
      en: 'Boys sports shorts',
      in: 'black/white blue/white red/white',
      price: 220,
      art: drawn('shorts', { pattern: 'hem' }),
      about: ['أستك ناعم ورباط جوّه، للملعب وللشارع.', 'A soft waist with an inner cord, for the pitch and the street.'],
    },
    {
      ar: 'بنطلون ترينج أولاد',
      en: 'Boys track pants',
      in: 'black/white navy/yellow',
      price: 390,
      cloth: 'tricot',
      art: drawn('pants', { pattern: 'stripe' }),
      about: ['ركبة مقوّاة، لأننا عارفين هيحصلها إيه.', 'Reinforced knees, because we know what happens to knees.'],
    },
    {
      ar: 'تيشيرت سباحة أولاد',
      en: 'Boys swim top',
      in: 'blue/orange black/yellow',
      price: 350,
      cloth: 'swim',
      art: drawn('jersey', { sleeve: 'long', collar: 'crew', pattern: 'yoke' }),
      about: ['كم طويل من شمس البحر، وما بيلزقش وهو مبلول.', 'Long sleeves against the sun, comfortable when wet.'],
    },
    {
      ar: 'جاكيت أولاد ضد الهوا',
      en: 'Boys windproof jacket',
      in: 'yellow/black navy/orange',
      price: 750,
      brand: 'puma',
      cloth: 'shell',
      art: drawn('jacket', { pattern: 'block' }),
      about: ['خفيف في الشنطة ودافي في الفسحة.', 'Light in the bag, warm at break time.'],
    },
  ],
)

const girls = shelf(
  { prefix: 'KGR', category: 'kids-girls', gender: 'kids', sizes: ALL, cloth: 'quick', fit: fits.kids, art: drawn('tshirt') },
  [
    {
      ar: 'تيشيرت تمرين بنات',
      en: 'Girls training tee',
      in: 'pink/white purple/white sky-blue/navy',
      price: 260,
      sold: 190,
      art: drawn('tshirt', { print: 'grid' }),
      about: [
        'ناعم على الجلد، وطويل شوية من ورا للجمباز والجري.',
        'Soft on the skin and a bit longer at the back for gymnastics and running.',
      ],
    },
    {
      ar: 'ليجن بنات',
      en: 'Girls leggings',
      in: 'black navy/pink purple/pink',
      price: 290,
      cloth: 'stretch',
      art: drawn('leggings', { pattern: 'sides' }),
      about: [
        'بيتمدّ في كل حركة وما بيشفّش، وأستك ما بيعلّمش.',
        'Stretches with every move, opaque, with a waist that leaves no mark.',
      ],
    },
    {
      ar: 'ترينج بنات',
      en: 'Girls tracksuit',
      in: 'pink/white grey/pink navy/sky-blue',
      price: 890,
      cloth: 'tricot',
      art: suit({ pattern: 'side' }),
      about: [
        'جاكيت وبنطلون للمدرسة والنادي، بسوستة سهلة على الإيد الصغيرة.',
        'Jacket and pants for school and club, with a zip small hands can manage.',
      ],
    },
    {
      ar: 'هودي بنات',
      en: 'Girls hoodie',
      in: 'purple/white sky-blue/white',
      price: 620,
      was: 780,
      cloth: 'fleece',
      art: drawn('hoodie'),
      about: ['كابيشو مبطّن وقماش فرو من جوّه، وألوان مش كلها بينك.', 'Lined hood, brushed inside, and not only in pink.'],
    },
    {
      ar: 'طقم كورة بنات',
      en: 'Girls football set',
      in: 'red/white purple/white',
      price: 390,
      art: together(drawn('tshirt', { collar: 'v' }), drawn('shorts', { pattern: 'sides' })),
      about: [
        'تيشيرت وشورت أطول شوية، لأول تمرين في الأكاديمية.',
        'Shirt and slightly longer shorts, for a first day at the academy.',
      ],
    },
    {
      ar: 'بوركيني بنات',
      en: 'Girls burkini',
      in: 'navy/pink green/white',
      price: 690,
      cloth: 'swim',
      fit: fits.modest,
      art: together(drawn('jersey', { ...LONG, pattern: 'yoke' }), drawn('leggings')),
      about: ['توب وبنطلون مريحين للبحر وللحمام، بينشفوا بسرعة.', 'A comfortable top and pants for sea and pool; quick to dry.'],
    },
    {
      ar: 'تيشيرت قطن بنات',
      en: 'Girls cotton tee',
      in: 'white/pink pink/maroon',
      price: 230,
      cloth: 'cotton',
      art: drawn('tshirt', { print: 'circle' }),
      about: ['قطن مصري خفيف ورسمة بسيطة، لكل يوم.', 'Light Egyptian cotton and a simple print, for every day.'],
    },
  ],
)

const baby = shelf(
  { prefix: 'KBB', category: 'kids-baby', gender: 'kids', sizes: SMALL, cloth: 'cotton', fit: fits.kids, art: drawn('tshirt') },
  [
    {
      ar: 'تيشيرت صغيرين قطن',
      en: 'Little ones cotton tee',
      in: 'white/orange yellow/black sky-blue/white',
      price: 190,
      about: [
        'قطن ناعم من غير ليبل بيشوّك، وفتحة رقبة بتعدّي من الراس بسهولة.',
        'Soft cotton with no label to scratch and a neck that goes over the head easily.',
      ],
      art: drawn('tshirt', { print: 'circle' }),
    },
    {
      ar: 'ترينج صغيرين',
      en: 'Little ones tracksuit',
      in: 'grey/orange pink/white',
      price: 550,
      cloth: 'fleece',
      art: suit({ hood: true }),
      about: ['دافي وواسع، يجري ويقع ويقوم براحته.', 'Warm and roomy: run, fall, get up again.'],
    },
    {
      ar: 'طقم أول ماتش',
      en: 'First match set',
      in: 'red/white white/black green/white',
      price: 320,
      sold: 170,
      art: together(drawn('tshirt'), drawn('shorts', { pattern: 'sides' })),
      about: [
        'أول تيشيرت وشورت، وأول صورة على الكنبة وهو بيشجّع.',
        'The first shirt and shorts, for the first photo on the sofa.',
      ],
    },
  ],
)

const school = shelf(
  { prefix: 'KSC', category: 'kids-school', gender: 'kids', sizes: ALL, cloth: 'blend', fit: fits.kids, art: drawn('tshirt') },
  [
    {
      ar: 'بولو مدرسة',
      en: 'School polo',
      in: 'white/navy navy/white sky-blue/navy',
      price: 290,
      sold: 350,
      cloth: 'pique',
      art: polo(),
      about: [
        'ياقة ما بتتنيش وقماش ما بيوبّرش. خد اتنين، واحد في الغسيل.',
        'A collar that stays flat in a cloth that does not pill. Take two: one is always in the wash.',
      ],
    },
    {
      ar: 'بنطلون ألعاب مدرسي',
      en: 'School PE pants',
      in: 'navy black',
      price: 350,
      sold: 310,
      cloth: 'tricot',
      art: drawn('pants', { pattern: 'solid' }),
      about: [
        'سادة زي ما المدرسة عايزة، وأستك بيوسع مع السنة.',
        'Plain, as school wants it, with a waist that grows with the year.',
      ],
    },
    {
      ar: 'تيشيرت ألعاب مدرسي',
      en: 'School PE tee',
      in: 'white/navy yellow/black green/white red/white',
      price: 210,
      about: [
        'بألوان الفصول الأربعة، وقماش بينشف قبل الحصة اللي بعدها.',
        'In the four house colours, dry before the next lesson.',
      ],
    },
    {
      ar: 'ترينج مدرسة',
      en: 'School tracksuit',
      in: 'navy/white maroon/white',
      price: 820,
      was: 990,
      cloth: 'tricot',
      art: suit({ pattern: 'side' }),
      about: ['لبس يوم الألعاب كله: جاكيت بسوستة وبنطلون واسع شوية.', 'The whole of PE day: zipped jacket and easy pants.'],
    },
    {
      ar: 'سويت شيرت مدرسة',
      en: 'School sweatshirt',
      in: 'navy/white grey/black',
      price: 450,
      cloth: 'fleece',
      art: drawn('sweatshirt'),
      about: ['رقبة مدوّرة فوق البولو في الشتا.', 'A round neck to go over the polo in winter.'],
    },
  ],
)

export const kids: Draft[] = [...boys, ...girls, ...baby, ...school]
