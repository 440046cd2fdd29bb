import { size } from '#src/db/demo/names/sizes.ts'
import type { Draft } from './draft.ts'
import { drawn, together } from './paints.ts'
import { shelf } from './shelf.ts'

const ONE = [size('one-size')]

/** Boxes that come wrapped; each is one product with one price. */
export const gifts: Draft[] = shelf(
  {
    prefix: 'GFT',
    category: 'gifts-under-500',
    gender: 'unisex',
    sizes: ONE,
    cloth: 'metal',
    art: together(drawn('mug'), drawn('keychain', { charm: 'ball' })),
  },
  [
    {
      ar: 'علبة مج وميدالية',
      en: 'Mug and keychain gift box',
      in: 'orange/black red/white black/orange',
      price: 290,
      sold: 310,
      age: 11,
      about: [
        'مج سيراميك وميدالية كورة في علبة متغلّفة، جاهزة تسلّمها.',
        'A ceramic mug and a ball keychain in a wrapped box, ready to hand over.',
      ],
    },
    {
      ar: 'علبة كاب وزجاجة',
      en: 'Cap and bottle gift box',
      in: 'navy/white black/orange',
      price: 390,
      sold: 180,
      cloth: 'cap',
      art: together(drawn('cap'), drawn('bottle', { pattern: 'bands' })),
      about: [
        'كاب قطن وزجاجة مية، لأي حد بيتمرّن أو ناوي.',
        'A cotton cap and a water bottle for anyone who trains, or means to.',
      ],
    },
    {
      ar: 'علبة شتا',
      en: 'Winter gift box',
      in: 'maroon/white grey/orange',
      price: 430,
      was: 490,
      cloth: 'knit',
      art: together(drawn('beanie'), drawn('scarf', { pattern: 'bars' })),
      about: ['آيس كاب وكوفية من نفس اللون، مطويين في علبة.', 'A beanie and a scarf in one colour, folded in a box.'],
    },
    {
      ar: 'علبة كورة صغيرة',
      en: 'Mini ball gift box',
      in: 'white/orange/black blue/white/red',
      price: 320,
      cloth: 'ball',
      gender: 'kids',
      art: together(drawn('ball', { type: 'football', pattern: 'classic' }), drawn('keychain', { charm: 'ball' })),
      about: [
        'كورة مقاس 3 وميدالية، لعيد ميلاد أول كابتن في البيت.',
        'A size 3 ball and a keychain, for the birthday of the first captain at home.',
      ],
    },
    {
      ar: 'علبة الجري',
      en: 'Runner gift box',
      in: 'yellow/black',
      price: 450,
      cloth: 'cap',
      art: together(
        drawn('cap', { pattern: 'panels' }),
        drawn('socks', { height: 'crew' }),
        drawn('bottle', { pattern: 'wave' }),
      ),
      about: ['كاب وشراب وزجاجة للي بدأ يجري ومحتاج زقّة.', 'Cap, socks and a bottle for someone who has just begun to run.'],
    },
    {
      ar: 'علبة الشاي والماتش',
      en: 'Tea and match gift box',
      in: 'white/black orange/white',
      price: 350,
      cloth: 'ceramic',
      art: (colors) => ({
        kind: 'bundle',
        parts: [
          { kind: 'mug', colors, pattern: 'word', word: 'GOAL' },
          { kind: 'mug', colors: [colors[1] ?? '#14161b', colors[0] ?? '#ffffff'], pattern: 'word', word: 'FOUL' },
        ],
      }),
      about: [
        'مجّين، واحد للي كسب وواحد للي بيتخانق مع الحكم.',
        'Two mugs: one for the winner, one for the friend who argues with the referee.',
      ],
    },
  ],
)
