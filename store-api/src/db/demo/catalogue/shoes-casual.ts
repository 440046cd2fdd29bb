import { sizesBetween } from '#src/db/demo/names/sizes.ts'
import type { Draft } from './draft.ts'
import { drawn } from './paints.ts'
import { shelf } from './shelf.ts'
import { fits } from './texts-fit.ts'

const WOMEN = sizesBetween('eu-36', 'eu-41', 2)
const KIDS = sizesBetween('eu-28', 'eu-38', 2)

const lifestyle = shelf(
  {
    prefix: 'SLF',
    category: 'shoes-lifestyle',
    gender: 'unisex',
    sizes: sizesBetween('eu-37', 'eu-46', 2),
    cloth: 'leather',
    fit: fits.shoe,
    art: drawn('shoe', { pattern: 'plain' }),
  },
  [
    {
      ar: 'كوتشي «سيوة»',
      en: 'Siwa sneakers',
      in: 'beige/brown white/beige',
      price: 1390,
      sold: 260,
      age: 10,
      about: ['ألوان الرملة ونعل كريمي، يمشي مع أي لبس.', 'The colours of sand and a cream sole; goes with everything.'],
    },
    {
      ar: 'كوتشي «وسط البلد»',
      en: 'Downtown sneakers',
      in: 'black/white white/black red/white',
      price: 1290,
      sold: 330,
      about: ['سادة وبسيط ومريح للمشي الكتير. بيتنضّف بفوطة.', 'Plain, simple, made for long walks. Cleans with a cloth.'],
    },
    {
      ar: 'كوتشي جلد بكعب ملوّن',
      en: 'Leather sneakers with a colour heel',
      in: 'white/green black/white',
      price: 2890,
      brand: 'adidas',
      about: [
        'جلد ناعم ولمسة لون ورا، الكوتشي اللي لازم يبقى عندك.',
        'Smooth leather with a touch of colour at the heel: the pair everybody needs.',
      ],
    },
    {
      ar: 'كوتشي جري كلاسيك',
      en: 'Retro runner sneakers',
      in: 'grey/navy navy/red',
      price: 3290,
      was: 4100,
      brand: 'new-balance',
      art: drawn('shoe', { pattern: 'panel' }),
      about: ['شكل أحذية الجري القديمة، شمواه وشبك ونعل عريض.', 'The look of old running shoes: suede, mesh and a wide sole.'],
    },
    {
      ar: 'كوتشي بنعل عالي',
      en: 'Chunky sneakers',
      in: 'white/pink black/grey',
      price: 2190,
      brand: 'fila',
      art: drawn('shoe', { pattern: 'shards' }),
      about: ['نعل عالي وطبقات كتير، للي بيحب يبان.', 'A tall sole and many layers, for those who like to be seen.'],
    },
    {
      ar: 'كوتشي قماش',
      en: 'Canvas sneakers',
      in: 'navy/white black/white yellow/white',
      price: 890,
      was: 1190,
      cloth: 'runner',
      about: ['خفيف للصيف، وبيتغسل بفرشة وصابون.', 'Light for summer; brush and soap will do.'],
    },
    {
      ar: 'كوتشي سويد',
      en: 'Suede-look sneakers',
      in: 'green/white maroon/white',
      price: 2590,
      brand: 'puma',
      about: ['ملمس شمواه وخط واحد من الجنب، شكل السبعينات.', 'A suede touch and one line at the side, seventies style.'],
    },
    {
      ar: 'كوتشي مشي مريح',
      en: 'Easy walking sneakers',
      in: 'black grey/white',
      price: 2490,
      brand: 'skechers',
      cloth: 'runner',
      about: ['نعل فوم ولبس سريع، للشغل اللي كله وقفة.', 'Foam sole and quick to put on, for work on your feet.'],
    },
  ],
)

const slides = shelf(
  {
    prefix: 'SSL',
    category: 'shoes-slides',
    gender: 'unisex',
    sizes: sizesBetween('eu-38', 'eu-46', 2),
    cloth: 'slide',
    fit: fits.shoe,
    art: drawn('slide'),
  },
  [
    {
      ar: 'شبشب بعد التمرين',
      en: 'After-training slides',
      in: 'black/white navy/orange red/white',
      price: 290,
      sold: 450,
      about: ['قاعدة طرية ترتاح عليها رجلك بعد الحذاء.', 'A soft bed for feet just out of boots.'],
    },
    {
      ar: 'شبشب حمام سباحة',
      en: 'Pool slides',
      in: 'blue/white sky-blue/navy',
      price: 250,
      about: ['بيصفّي المية وما بيتزحلقش على البلاط.', 'Drains water and does not slip on tiles.'],
    },
    {
      ar: 'شبشب رياضي عريض',
      en: 'Wide-strap slides',
      in: 'white/black black/gold',
      price: 690,
      brand: 'puma',
      about: ['حزام عريض مبطّن، وسمك زيادة تحت الكعب.', 'A wide padded strap and extra thickness at the heel.'],
    },
    {
      ar: 'شبشب مريح',
      en: 'Comfort slides',
      in: 'grey/black beige/brown',
      price: 850,
      was: 990,
      brand: 'adidas',
      about: ['فوم بياخد شكل القدم، للبيت وللشط.', 'Foam that takes the shape of the foot, for home and beach.'],
    },
    {
      ar: 'شبشب حريمي',
      en: 'Women’s slides',
      in: 'pink/white purple/white',
      price: 320,
      gender: 'women',
      sizes: WOMEN,
      about: ['خفيف وألوانه حلوة، وبيتغسل تحت الحنفية.', 'Light, cheerful, washes under the tap.'],
    },
  ],
)

const kidsShoes = shelf(
  {
    prefix: 'SKD',
    category: 'shoes-kids',
    gender: 'kids',
    sizes: KIDS,
    cloth: 'runner',
    fit: fits.kids,
    art: drawn('shoe', { pattern: 'lines' }),
  },
  [
    {
      ar: 'حذاء كورة أطفال FG',
      en: 'Kids FG football boots',
      in: 'red/white yellow/black',
      price: 790,
      sold: 230,
      cloth: 'boot',
      art: drawn('boot', { pattern: 'flash' }),
      about: [
        'استادات مدوّرة آمنة للنجيل الطبيعي، ووزن على قد رجله.',
        'Safe rounded studs for grass and a weight to match small legs.',
      ],
    },
    {
      ar: 'حذاء ترتان أطفال TF',
      en: 'Kids TF turf shoes',
      in: 'blue/orange black/white',
      price: 750,
      sold: 260,
      cloth: 'boot',
      art: drawn('shoe', { pattern: 'panel' }),
      about: ['حذاء الأكاديمية: مقدّمة مقوّاة ونعل كاوتش للترتان.', 'The academy shoe: reinforced toe, rubber sole for turf.'],
    },
    {
      ar: 'كوتشي جري أطفال',
      en: 'Kids running shoes',
      in: 'sky-blue/orange pink/white black/yellow',
      price: 690,
      about: ['خفيف وبيهوّي، ورباط أستك ما بيتفكّش.', 'Light and airy, with an elastic lace that never comes undone.'],
    },
    {
      ar: 'كوتشي مدرسة أسود',
      en: 'Black school sneakers',
      in: 'black',
      price: 650,
      sold: 380,
      cloth: 'leather',
      art: drawn('shoe', { pattern: 'plain' }),
      about: [
        'أسود سادة زي ما المدرسة طالبة، ونعل بيستحمل السنة كلها.',
        'Plain black, as school asks, with a sole that lasts the year.',
      ],
    },
    {
      ar: 'كوتشي مدرسة أبيض',
      en: 'White school sneakers',
      in: 'white/grey',
      price: 650,
      cloth: 'leather',
      art: drawn('shoe', { pattern: 'plain' }),
      about: [
        'أبيض بيتنضّف بفوطة، ولزّاق بدل الرباط للصغيرين.',
        'White that wipes clean, with a strap instead of laces for the small ones.',
      ],
    },
    {
      ar: 'شبشب أطفال',
      en: 'Kids slides',
      in: 'green/yellow pink/white blue/white',
      price: 190,
      cloth: 'slide',
      art: drawn('slide'),
      about: ['للنادي والبحر، خفيف ومش بيقع من رجله.', 'For the club and the beach: light, and it stays on.'],
    },
    {
      ar: 'كوتشي سلة أطفال',
      en: 'Kids basketball shoes',
      in: 'red/black',
      price: 1490,
      was: 1850,
      brand: 'nike',
      art: drawn('shoe', { pattern: 'shards' }),
      about: ['رقبة مبطّنة للكاحل، وشكل زي الكبار.', 'A padded ankle and the looks of the grown-up pair.'],
    },
    {
      ar: 'كوتشي كاجوال أطفال',
      en: 'Kids casual sneakers',
      in: 'white/blue beige/orange',
      price: 720,
      brand: 'puma',
      cloth: 'leather',
      art: drawn('shoe', { pattern: 'panel' }),
      about: ['للخروج وللمدرسة، ونعل مرن مع خطوته.', 'For going out and for school, with a sole that bends with the step.'],
    },
  ],
)

export const casualShoes: Draft[] = [...lifestyle, ...slides, ...kidsShoes]
