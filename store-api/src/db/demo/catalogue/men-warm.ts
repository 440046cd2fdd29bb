import { sizesBetween } from '#src/db/demo/names/sizes.ts'
import type { Draft } from './draft.ts'
import { drawn, suit } from './paints.ts'
import { shelf } from './shelf.ts'
import { fits } from './texts-fit.ts'

const WEAR = sizesBetween('s', '3xl')

const tracksuits = shelf(
  {
    prefix: 'MTR',
    category: 'men-tracksuits',
    gender: 'men',
    sizes: WEAR,
    cloth: 'tricot',
    fit: fits.regular,
    art: suit({ pattern: 'side' }),
  },
  [
    {
      ar: 'ترينج العصر',
      en: 'Asr tracksuit',
      in: 'black/orange navy/white grey/black',
      price: 1650,
      sold: 190,
      age: 7,
      about: [
        'جاكيت وبنطلون من نفس القماش، بجيوب بسوست. للتمرين الساعة خمسة ولكل مشوار بعده.',
        'Jacket and pants in one cloth with zipped pockets. For training at five and all that follows.',
      ],
    },
    {
      ar: 'ترينج بكابيشو',
      en: 'Hooded tracksuit',
      in: 'grey/black black/white',
      price: 1850,
      cloth: 'fleece',
      art: suit({ hood: true, pattern: 'solid' }),
      about: [
        'هودي بسوستة وبنطلون بأساور، دافي من جوه ومظبوط من بره.',
        'Zip hoodie and cuffed pants: warm inside, neat outside.',
      ],
    },
    {
      ar: 'ترينج فريق',
      en: 'Team tracksuit',
      in: 'red/white blue/white green/white',
      price: 1390,
      brand: 'joma',
      art: (colors) => ({ kind: 'tracksuit', colors, pattern: 'block', bottom: ['#14161b', colors[0] ?? '#ffffff'] }),
      about: [
        'ترينج الفرق والأكاديميات: لون فوق وأسود تحت، ومقاسات كاملة.',
        'The tracksuit of teams and academies: colour above, black below, every size.',
      ],
    },
    {
      ar: 'ترينج سفر',
      en: 'Travel tracksuit',
      in: 'navy/gold black',
      price: 2150,
      was: 2690,
      brand: 'diadora',
      art: suit({ pattern: 'sleeves' }),
      about: ['ما بيكرمشش في الشنطة، وشكله يمشي في المطار.', 'Does not crease in the bag and looks right at the airport.'],
    },
  ],
)

const hoodies = shelf(
  {
    prefix: 'MHD',
    category: 'men-hoodies',
    gender: 'men',
    sizes: WEAR,
    cloth: 'fleece',
    fit: fits.loose,
    art: drawn('hoodie'),
  },
  [
    {
      ar: 'هودي تدريب بسوستة',
      en: 'Training zip hoodie',
      in: 'black/orange grey/black navy/white',
      price: 1150,
      sold: 560,
      age: 46,
      art: (colors) => ({ kind: 'hoodie', colors, zip: colors[1] }),
      about: [
        'سوستة كاملة وجيبين عميقين، وقماش تقيل ضهره فرو. تفتحه وإنت سخن وتقفله وإنت راجع.',
        'Full zip, two deep pockets, a heavy cloth brushed inside. Open it when warm, zip it going home.',
      ],
    },
    {
      ar: 'هودي سادة تقيل',
      en: 'Heavyweight plain hoodie',
      in: 'black beige/brown green/white',
      price: 990,
      about: ['من غير طباعة ومن غير كلام: هودي تقيل وكابيشو بطبقتين.', 'No print, no talk: a heavy hoodie with a double hood.'],
    },
    {
      ar: 'سويت شيرت رقبة مدوّرة',
      en: 'Crew-neck sweatshirt',
      in: 'grey/black navy/white maroon/white',
      price: 790,
      art: drawn('sweatshirt'),
      about: [
        'للربيع والخريف: أخف من الهودي وأدفى من التيشيرت.',
        'For spring and autumn: lighter than a hoodie, warmer than a tee.',
      ],
    },
    {
      ar: 'سويت شيرت القاهرة',
      en: 'Cairo sweatshirt',
      in: 'beige/brown black/orange',
      price: 850,
      was: 990,
      art: drawn('sweatshirt', { print: 'word', word: 'CAIRO' }),
      about: [
        'اسم المدينة على الصدر، وقطن تقيل للشتا القصير بتاعنا.',
        'The city on the chest, in heavy cotton for our short winter.',
      ],
    },
    {
      ar: 'هودي بكم مختلف',
      en: 'Contrast-sleeve hoodie',
      in: 'black/grey navy/red',
      price: 1350,
      brand: 'puma',
      art: drawn('hoodie', { pattern: 'sleeves' }),
      about: [
        'كمّين بلون تاني وكابيشو برباط سميك. واضح من غير ما يصرّخ.',
        'Sleeves in another colour and a hood with a thick cord. Seen without shouting.',
      ],
    },
    {
      ar: 'هودي رياضي خفيف',
      en: 'Light sports hoodie',
      in: 'blue/white black/white',
      price: 1690,
      brand: 'nike',
      cloth: 'blend',
      art: drawn('hoodie', { pattern: 'block' }),
      about: ['لليالي الصيف على البحر: خفيف، بياخد هوا، وكابيشو صغير.', 'For summer nights by the sea: light, airy, small hood.'],
    },
  ],
)

const jackets = shelf(
  {
    prefix: 'MJK',
    category: 'men-jackets',
    gender: 'men',
    sizes: WEAR,
    cloth: 'shell',
    fit: fits.regular,
    art: drawn('jacket'),
  },
  [
    {
      ar: 'جاكيت تدريب ضد الهوا',
      en: 'Windproof training jacket',
      in: 'navy/sky-blue black/orange',
      price: 1390,
      was: 1740,
      sold: 240,
      art: (colors) => ({ kind: 'jacket', colors, piping: colors[1] }),
      about: [
        'بيصدّ هوا الصبح وبيتطوى في جيبه. سوستة كاملة وأساور أستك.',
        'Stops the morning wind and folds into its own pocket. Full zip, elastic cuffs.',
      ],
    },
    {
      ar: 'جاكيت مطر خفيف',
      en: 'Light rain jacket',
      in: 'yellow/black green/black',
      price: 1550,
      age: 13,
      art: drawn('jacket', { hood: true }),
      about: [
        'لمطرة إسكندرية: بيستحمل الرذاذ، وكابيشو بيتشد، وبيتطبق في كف إيدك.',
        'For the rain of Alexandria: sheds a shower, hood pulls tight, folds to a fist.',
      ],
    },
    {
      ar: 'جاكيت جري عاكس',
      en: 'Reflective running jacket',
      in: 'orange/black grey/black',
      price: 1790,
      brand: 'asics',
      art: drawn('jacket', { pattern: 'side' }),
      about: ['جوانب بتهوّي وخطوط بتبان في نور العربيات.', 'Sides that breathe and lines that show in headlights.'],
    },
    {
      ar: 'جاكيت بكتف ملوّن',
      en: 'Colour-block jacket',
      in: 'black/red navy/yellow green/white',
      price: 1250,
      brand: 'lotto',
      cloth: 'tricot',
      art: drawn('jacket', { pattern: 'block' }),
      about: [
        'كتف بلون وجسم بلون، على طريقة ترينجات التسعينات.',
        'Shoulders in one colour, body in another, the way it was in the nineties.',
      ],
    },
    {
      ar: 'جاكيت مدرّج مبطّن',
      en: 'Lined stand jacket',
      in: 'black/grey maroon/gold',
      price: 1950,
      cloth: 'tricot',
      stock: 'coming',
      age: 22,
      art: drawn('jacket', { pattern: 'sleeves' }),
      about: [
        'مبطّن خفيف لليالي المدرج الطويلة، وجيب جوّه للتذكرة.',
        'Lightly lined for long nights in the stand, with an inner pocket for the ticket.',
      ],
    },
  ],
)

export const menWarm: Draft[] = [...tracksuits, ...hoodies, ...jackets]
