import { size } from '#src/db/demo/names/sizes.ts'
import type { Draft } from './draft.ts'
import { drawn } from './paints.ts'
import { shelf } from './shelf.ts'

const ONE = [size('one-size')]
const mug = (word: string) => drawn('mug', { pattern: 'word', word })

export const accessories: Draft[] = [
  ...shelf({ prefix: 'ACP', category: 'accessories-caps', gender: 'unisex', sizes: ONE, cloth: 'cap', art: drawn('cap') }, [
    {
      ar: 'كاب رياضي سادة',
      en: 'Plain sports cap',
      in: 'black/black white/white navy/navy beige/beige',
      price: 250,
      sold: 320,
      about: ['ست قطع وقفل من ورا، وعصّابة بتشرب العرق.', 'Six panels, a strap at the back and a band that takes the sweat.'],
    },
    {
      ar: 'كاب جري خفيف',
      en: 'Light running cap',
      in: 'white/orange black/yellow',
      price: 320,
      cloth: 'quick',
      art: drawn('cap', { pattern: 'panels' }),
      about: ['شبك من الجنبين وحافة طرية تتطبق في الجيب.', 'Mesh at the sides and a soft brim that folds into a pocket.'],
    },
    {
      ar: 'كاب بلونين',
      en: 'Two-tone cap',
      in: 'navy/red green/white',
      price: 290,
      was: 360,
      about: ['جسم بلون وحافة بلون، على طريقة فرق البيسبول.', 'Crown in one colour, brim in another, ballpark style.'],
    },
    {
      ar: 'كاب تنس',
      en: 'Tennis cap',
      in: 'white/green',
      price: 450,
      brand: 'wilson',
      cloth: 'quick',
      about: ['أبيض بيرد الشمس، وخفيف في الماتش الطويل.', 'White against the sun, light in a long match.'],
    },
    {
      ar: 'آيس كاب سادة',
      en: 'Plain beanie',
      in: 'black/grey maroon/white grey/black',
      price: 190,
      cloth: 'knit',
      art: drawn('beanie', { pom: false }),
      about: ['تريكو مضلّع بيتشد على الودن، لشتا الفجر.', 'Ribbed knit that pulls over the ears, for winter dawns.'],
    },
  ]),
  ...shelf(
    {
      prefix: 'ASC',
      category: 'accessories-scarves',
      gender: 'unisex',
      sizes: ONE,
      cloth: 'knit',
      art: drawn('scarf', { pattern: 'bars' }),
    },
    [
      {
        ar: 'كوفية مدرّج',
        en: 'Modarag scarf',
        in: 'orange/black black/orange',
        price: 260,
        about: ['بلوننا إحنا، للي ما بيشجّعش حد أو بيشجّع الكل.', 'In our own colour, for those who support nobody, or everybody.'],
      },
      {
        ar: 'كوفية تريكو بخط',
        en: 'Striped knit scarf',
        in: 'grey/white maroon/beige',
        price: 240,
        was: 290,
        art: drawn('scarf', { pattern: 'vertical' }),
        about: ['طويلة وطرية، تنفع فوق الجاكيت كل يوم.', 'Long and soft, good over a jacket every day.'],
      },
    ],
  ),
  ...shelf(
    {
      prefix: 'AKC',
      category: 'accessories-keychains',
      gender: 'unisex',
      sizes: ONE,
      cloth: 'metal',
      art: drawn('keychain', { charm: 'ball' }),
    },
    [
      {
        ar: 'ميدالية كورة',
        en: 'Football keychain',
        in: 'white/black orange/black',
        price: 90,
        sold: 270,
        about: ['كورة صغيرة على حلقة قوية، لمفتاح البيت.', 'A little ball on a strong ring, for the house key.'],
      },
      {
        ar: 'ميدالية كورة ملوّنة',
        en: 'Colour football keychain',
        in: 'red/white blue/yellow',
        price: 90,
        about: ['لون فرقتك من غير اسم، والباقي مفهوم.', 'The colours of your team without its name; the rest is understood.'],
      },
    ],
  ),
  ...shelf({ prefix: 'AMG', category: 'accessories-mugs', gender: 'unisex', sizes: ONE, cloth: 'ceramic', art: mug('GOAL') }, [
    {
      ar: 'مج جول',
      en: 'Goal mug',
      in: 'orange/white black/orange',
      price: 170,
      sold: 230,
      about: ['لأول شاي بعد الفوز. سيراميك 330 ملّي.', 'For the first tea after a win. 330 ml ceramic.'],
    },
    {
      ar: 'مج حكم',
      en: 'Referee mug',
      in: 'yellow/black red/white',
      price: 170,
      art: mug('FOUL'),
      about: ['كارت أصفر لكل واحد يكلّمك قبل القهوة.', 'A yellow card for anyone who talks to you before coffee.'],
    },
    {
      ar: 'مج مقلّم',
      en: 'Striped mug',
      in: 'white/navy green/white',
      price: 160,
      art: drawn('mug', { pattern: 'stripes' }),
      about: ['خطوط بسيطة ومقبض مريح، وبيدخل الميكروويف.', 'Plain stripes, an easy handle, microwave safe.'],
    },
    {
      ar: 'مج المدرب',
      en: 'Coach mug',
      in: 'navy/white',
      price: 180,
      stock: 'coming',
      age: 28,
      art: mug('COACH'),
      about: ['للي بيشرح الخطة على القهوة. قريب.', 'For the one who draws tactics at the café. Coming soon.'],
    },
  ]),
]
