import { sizesBetween } from '#src/db/demo/names/sizes.ts'
import type { Draft } from './draft.ts'
import { drawn, polo } from './paints.ts'
import { shelf } from './shelf.ts'
import { fits } from './texts-fit.ts'

const WEAR = sizesBetween('s', '3xl')

const shirts = shelf(
  {
    prefix: 'MTS',
    category: 'men-t-shirts',
    gender: 'men',
    sizes: WEAR,
    cloth: 'quick',
    fit: fits.regular,
    art: drawn('tshirt'),
  },
  [
    {
      ar: 'تيشيرت تدريب قطن',
      en: 'Cotton training tee',
      in: 'black/orange white/black grey/black',
      price: 420,
      was: 560,
      cloth: 'cotton',
      sold: 340,
      about: [
        'قطن مصري سميك شوية، بيستحمل الغسيل وما بيشفّش. تتمرّن بيه وتنزل بيه.',
        'Egyptian cotton with some weight: takes washing, never see-through. Train in it, go out in it.',
      ],
    },
    {
      ar: 'تيشيرت جري خفيف',
      en: 'Featherlight running tee',
      in: 'sky-blue/navy black/yellow red/white',
      price: 490,
      age: 11,
      art: drawn('tshirt', { print: 'lines' }),
      about: [
        'زي ما تكون مش لابس: خامة شبك رفيعة وخياطة مسطّحة للمسافات الطويلة على الكورنيش.',
        'Like wearing nothing: fine mesh and flat seams for long runs along the corniche.',
      ],
    },
    {
      ar: 'تيشيرت جيم بكتف واسع',
      en: 'Wide-shoulder gym tee',
      in: 'black grey/black maroon',
      price: 450,
      about: [
        'كتف نازل وكم واسع عشان الضغط والعقلة، وقماش بينشف بين المجموعات.',
        'Dropped shoulders and wide sleeves for presses and pull-ups; dries between sets.',
      ],
      fit: fits.loose,
    },
    {
      ar: 'تيشيرت القاهرة',
      en: 'Cairo print tee',
      in: 'white/black/orange black/white/orange beige/brown',
      price: 380,
      cloth: 'cotton',
      art: drawn('tshirt', { print: 'word', word: 'CAIRO' }),
      about: [
        'اسم المدينة بحروف كبيرة على قطن طري. مدينة واحدة ومليون ملعب.',
        'The city in big letters on soft cotton. One city, a million pitches.',
      ],
    },
    {
      ar: 'تيشيرت الجيزة',
      en: 'Giza print tee',
      in: 'beige/brown black/gold',
      price: 380,
      cloth: 'cotton',
      art: drawn('tshirt', { print: 'peaks' }),
      about: [
        'قمتين على الصدر، والباقي عليك. قطن مريح لكل يوم.',
        'Two peaks on the chest, the rest is yours. Easy cotton for every day.',
      ],
    },
    {
      ar: 'تيشيرت رقبة سبعة',
      en: 'V-neck training tee',
      in: 'green/white navy/sky-blue black',
      price: 430,
      art: drawn('tshirt', { collar: 'v' }),
      about: [
        'رقبة سبعة بتدّي نَفَس، وقماش خفيف ما بيلزقش. بسيط ومحترم.',
        'A V-neck with room to breathe, in light cloth that does not cling. Plain and proper.',
      ],
    },
    {
      ar: 'تيشيرت تمرين بشبكة',
      en: 'Dot-grid training tee',
      in: 'navy/sky-blue black/silver',
      price: 520,
      was: 650,
      brand: 'puma',
      art: drawn('tshirt', { print: 'grid' }),
      about: [
        'نقط عاكسة على الصدر بتبان بالليل، وضهر شبك للتهوية.',
        'Dots on the chest that catch the light at night, mesh at the back for air.',
      ],
    },
    {
      ar: 'تيشيرت رياضي أساسي',
      en: 'Essential sports tee',
      in: 'white/grey black/grey red/white blue/white',
      price: 690,
      brand: 'adidas',
      about: [
        'التيشيرت اللي تشتري منه اتنين: سادة، خفيف، ومقاسه ثابت بعد الغسيل.',
        'The tee you buy two of: plain, light, and the same size after washing.',
      ],
    },
    {
      ar: 'تيشيرت جري ليلي عاكس',
      en: 'Night-run tee',
      in: 'yellow/black orange/black',
      price: 890,
      brand: 'nike',
      art: drawn('tshirt', { print: 'lines' }),
      about: [
        'لون بيبان من بعيد وخطوط عاكسة، لو بتجري بعد الشغل.',
        'A colour you cannot miss and reflective lines, for runs after work.',
      ],
    },
    {
      ar: 'تيشيرت تمرين مخطط',
      en: 'Striped training tee',
      in: 'grey/black navy/white',
      price: 560,
      brand: 'kappa',
      art: drawn('tshirt', { pattern: 'thin-hoops' }),
      about: [
        'خطوط رفيعة بالعرض وكول ثابت. للتمرين الخفيف وللخروج.',
        'Thin hoops and a collar that stays. For light training and for going out.',
      ],
    },
  ],
)

const polos = shelf(
  { prefix: 'MPO', category: 'men-polo', gender: 'men', sizes: WEAR, cloth: 'pique', fit: fits.regular, art: polo() },
  [
    {
      ar: 'بولو نادي',
      en: 'Club polo shirt',
      in: 'navy/white white/navy black/orange',
      price: 650,
      sold: 210,
      about: [
        'بولو قطن بحرف رفيع على الياقة والكم. من التمرين للعشا من غير ما تغيّر.',
        'Cotton polo with a fine edge at collar and sleeve. From training to dinner without changing.',
      ],
    },
    {
      ar: 'بولو تنس خفيف',
      en: 'Light tennis polo',
      in: 'white/green sky-blue/white',
      price: 790,
      brand: 'lotto',
      cloth: 'quick',
      about: [
        'خامة سريعة الجفاف وكم أقصر شوية عشان الضربة، وياقة ما بتقفش.',
        'Quick-dry, with slightly shorter sleeves for the swing and a collar that behaves.',
      ],
    },
    {
      ar: 'بولو مقلّم بالعرض',
      en: 'Hooped polo shirt',
      in: 'white/green navy/red',
      price: 690,
      was: 860,
      art: polo({ pattern: 'hoops' }),
      about: [
        'خطوط عريضة على طريقة الرجبي، وقطن تقيل بياخد شكلك.',
        'Broad rugby-style hoops in a heavier cotton that shapes to you.',
      ],
    },
    {
      ar: 'بولو بادل',
      en: 'Padel polo',
      in: 'black/yellow white/blue',
      price: 850,
      brand: 'head',
      cloth: 'quick',
      about: [
        'لماتش بادل الساعة تسعة: خفيف، مطاط من الكتف، وما بيبانش عليه العرق.',
        'For the nine o’clock padel match: light, stretchy at the shoulder, hides sweat.',
      ],
    },
    {
      ar: 'بولو كلاسيك بخطين على الياقة',
      en: 'Tipped classic polo',
      in: 'maroon/white green/white black/gold',
      price: 720,
      brand: 'umbro',
      about: [
        'حرفين على الياقة وزرارين، شكل القهوة والمدرج من زمان.',
        'Two stripes on the collar and two buttons: the look of the café and the stand.',
      ],
    },
  ],
)

const base = shelf(
  {
    prefix: 'MBL',
    category: 'men-base-layers',
    gender: 'men',
    sizes: WEAR,
    cloth: 'stretch',
    fit: fits.tight,
    art: drawn('jersey', { sleeve: 'long', collar: 'crew', pattern: 'side-panels' }),
  },
  [
    {
      ar: 'تيشيرت ضاغط بكم طويل',
      en: 'Long-sleeve compression top',
      in: 'black/grey white/grey',
      price: 650,
      sold: 170,
      about: [
        'تحت التيشيرت في البرد أو لوحده في الجيم. ماسك على العضلة ومن غير خياطة تحت الباط.',
        'Under the shirt in the cold, or alone in the gym. Holds the muscle; no seam under the arm.',
      ],
    },
    {
      ar: 'بنطلون ضاغط',
      en: 'Compression tights',
      in: 'black/grey navy/sky-blue',
      price: 620,
      art: drawn('leggings', { pattern: 'sides' }),
      about: [
        'تحت الشورت في ماتش الترتان: بيحمي الجلد وبيدفّي السمّانة.',
        'Under shorts on turf: saves the skin and keeps the calves warm.',
      ],
    },
    {
      ar: 'شورت ضاغط',
      en: 'Compression shorts',
      in: 'black red/black white/grey',
      price: 390,
      art: drawn('shorts', { pattern: 'solid' }),
      about: ['تحت شورت الماتش، ما بيطلعش لفوق وما بيحكّش.', 'Under match shorts; does not ride up, does not rub.'],
    },
  ],
)

export const menTops: Draft[] = [...shirts, ...polos, ...base]
