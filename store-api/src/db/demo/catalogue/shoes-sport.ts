import { sizesBetween } from '#src/db/demo/names/sizes.ts'
import type { Draft } from './draft.ts'
import { drawn } from './paints.ts'
import { shelf } from './shelf.ts'
import { fits } from './texts-fit.ts'

const MEN = sizesBetween('eu-40', 'eu-46', 2)
const WOMEN = sizesBetween('eu-36', 'eu-41', 2)

const running = shelf(
  {
    prefix: 'SRN',
    category: 'shoes-running',
    gender: 'men',
    sizes: sizesBetween('eu-40', 'eu-46'),
    cloth: 'runner',
    fit: fits.shoe,
    art: drawn('shoe', { pattern: 'lines' }),
  },
  [
    {
      ar: 'كوتشي جري «كورنيش»',
      en: 'Corniche running shoes',
      in: 'sky-blue/white black/orange',
      price: 1690,
      sold: 540,
      age: 58,
      about: [
        'للجري على الأسفلت من قصر النيل للمعادي: فوم طري تحت الكعب ووش شبك بيهوّي.',
        'For tarmac from Kasr El Nil to Maadi: soft foam at the heel, breathing mesh on top.',
      ],
    },
    {
      ar: 'كوتشي جري «هضبة»',
      en: 'Hadaba trail shoes',
      in: 'green/orange black/yellow',
      price: 1950,
      art: drawn('shoe', { pattern: 'shards' }),
      about: [
        'نعل عميق لطلعة المقطم ووادي دجلة، وواقي قدّام للحجر.',
        'Deep lugs for Mokattam and Wadi Degla, with a guard against stones.',
      ],
    },
    {
      ar: 'كوتشي جري يومي',
      en: 'Daily trainer',
      in: 'navy/white grey/orange',
      price: 3250,
      was: 4100,
      brand: 'asics',
      about: [
        'لكيلومترات كل يوم: ثابت، مريح، وما بيضغطش على الصوابع.',
        'For the kilometres of every day: steady, comfortable, easy on the toes.',
      ],
    },
    {
      ar: 'كوتشي سباق خفيف',
      en: 'Light race shoes',
      in: 'yellow/black pink/white',
      price: 4650,
      brand: 'adidas',
      art: drawn('shoe', { pattern: 'fade' }),
      about: ['ليوم السباق: وزن قليل ونعل بيرد الخطوة.', 'For race day: little weight and a sole that gives the step back.'],
    },
    {
      ar: 'كوتشي جري مبطّن',
      en: 'Max-cushion running shoes',
      in: 'white/sky-blue black/grey',
      price: 4290,
      brand: 'new-balance',
      about: ['فوم سميك للركبة الحسّاسة والمسافات الطويلة.', 'Thick foam for careful knees and long distances.'],
    },
    {
      ar: 'كوتشي جري ثابت',
      en: 'Stability running shoes',
      in: 'blue/orange grey/red',
      price: 3890,
      brand: 'mizuno',
      art: drawn('shoe', { pattern: 'panel' }),
      about: [
        'للي رجله بتميل لجوّه: دعامة في النص من غير تقل.',
        'For feet that roll inward: support in the middle without weight.',
      ],
    },
    {
      ar: 'كوتشي جري للمبتدئ',
      en: 'First-run shoes',
      in: 'black/white red/white',
      price: 1290,
      was: 1590,
      about: [
        'لأول خمسة كيلو في حياتك. مريح وسعره ما يخوّفش.',
        'For the first five kilometres of your life. Comfortable, and the price will not scare you.',
      ],
    },
    {
      ar: 'كوتشي جري حريمي «نسمة»',
      en: 'Nasma women’s running shoes',
      in: 'pink/white purple/pink',
      price: 1650,
      gender: 'women',
      sizes: sizesBetween('eu-36', 'eu-41'),
      sold: 240,
      about: ['قالب أضيق عند الكعب، وخفيف للمشي السريع والجري.', 'A last narrower at the heel, light for fast walks and runs.'],
    },
    {
      ar: 'كوتشي جري حريمي طري',
      en: 'Women’s soft running shoes',
      in: 'white/pink sky-blue/white',
      price: 3450,
      brand: 'nike',
      gender: 'women',
      sizes: sizesBetween('eu-36', 'eu-41'),
      art: drawn('shoe', { pattern: 'fade' }),
      about: ['نعل بيمتص الخبطة، ولسان مبطّن ما بيتزحلقش.', 'A sole that takes the shock and a padded tongue that stays put.'],
    },
    {
      ar: 'كوتشي مشي حريمي',
      en: 'Women’s walking shoes',
      in: 'grey/pink black/white',
      price: 2190,
      was: 2750,
      brand: 'skechers',
      gender: 'women',
      sizes: WOMEN,
      art: drawn('shoe', { pattern: 'plain' }),
      about: ['تدخل رجلك من غير رباط تقريبًا، وتمشي فيه اليوم كله.', 'On almost without tying, and comfortable all day.'],
    },
  ],
)

const training = shelf(
  {
    prefix: 'STR',
    category: 'shoes-training',
    gender: 'men',
    sizes: MEN,
    cloth: 'runner',
    fit: fits.shoe,
    art: drawn('shoe', { pattern: 'panel' }),
  },
  [
    {
      ar: 'كوتشي جيم «وتد»',
      en: 'Watad gym shoes',
      in: 'black/orange grey/black',
      price: 1450,
      sold: 200,
      about: [
        'نعل مستوي وثابت للسكوات والديدليفت، ومقدّمة مرنة للاندفاع.',
        'A flat steady sole for squats and deadlifts, with a front that bends for lunges.',
      ],
    },
    {
      ar: 'كوتشي كروس تدريب',
      en: 'Cross-training shoes',
      in: 'red/black navy/white',
      price: 2990,
      brand: 'reebok',
      about: [
        'حبل وصندوق وجري قصير في تمرين واحد: ماسك من الجنب وخفيف.',
        'Rope, box and short runs in one session: firm at the side and light.',
      ],
    },
    {
      ar: 'كوتشي تدريب خفيف',
      en: 'Light training shoes',
      in: 'white/black blue/white',
      price: 2690,
      was: 3350,
      brand: 'under-armour',
      art: drawn('shoe', { pattern: 'lines' }),
      about: ['وش شبك بيهوّي ونعل بيلفّ، للكلاسات والجيم.', 'Breathing mesh and a sole that pivots, for classes and the gym.'],
    },
    {
      ar: 'كوتشي تدريب حريمي',
      en: 'Women’s training shoes',
      in: 'pink/black white/purple',
      price: 1390,
      gender: 'women',
      sizes: WOMEN,
      art: drawn('shoe', { pattern: 'fade' }),
      about: [
        'ثابت على الأرض وناعم على الكعب، للزومبا والأوزان.',
        'Steady on the floor, soft at the heel, for zumba and weights.',
      ],
    },
    {
      ar: 'كوتشي أوزان',
      en: 'Lifting shoes',
      in: 'black/red',
      price: 3790,
      brand: 'adidas',
      stock: 'coming',
      age: 24,
      about: [
        'كعب عالي صلب وحزام فوق المشط، للي بيرفع جد.',
        'A raised hard heel and a strap across the foot, for those who lift in earnest.',
      ],
    },
  ],
)

const basketball = shelf(
  {
    prefix: 'SBK',
    category: 'shoes-basketball',
    gender: 'men',
    sizes: sizesBetween('eu-41', 'eu-48'),
    cloth: 'runner',
    fit: fits.shoe,
    art: drawn('shoe', { pattern: 'shards' }),
  },
  [
    {
      ar: 'حذاء سلة «قفزة»',
      en: 'Qafza basketball shoes',
      in: 'black/red white/navy',
      price: 1890,
      about: [
        'رقبة مبطّنة وكعب بيمتص النزلة، ونعل للصالة وللأسفلت.',
        'A padded collar, a heel that takes the landing, a sole for hall and street.',
      ],
    },
    {
      ar: 'حذاء سلة خفيف',
      en: 'Light basketball shoes',
      in: 'blue/orange black/gold',
      price: 3990,
      brand: 'nike',
      about: ['للي بيلعب صانع ألعاب: قريب من الأرض وبيقف في لحظة.', 'For the point guard: close to the floor, stops at once.'],
    },
    {
      ar: 'حذاء سلة بدعم عالي',
      en: 'High-support basketball shoes',
      in: 'red/black white/black',
      price: 3490,
      was: 4350,
      brand: 'under-armour',
      art: drawn('shoe', { pattern: 'panel' }),
      about: [
        'ماسك على الكاحل من غير ما يقيّده، لتحت السلة.',
        'Holds the ankle without tying it down, for work under the basket.',
      ],
    },
    {
      ar: 'حذاء سلة كلاسيك',
      en: 'Classic basketball shoes',
      in: 'white/red',
      price: 2790,
      brand: 'puma',
      art: drawn('shoe', { pattern: 'plain' }),
      about: ['شكل السبعينات ونعل النهارده. يمشي مع الجينز برضه.', 'Looks of the seventies, sole of today. Fine with jeans too.'],
    },
  ],
)

const court = shelf(
  {
    prefix: 'STN',
    category: 'shoes-tennis-padel',
    gender: 'men',
    sizes: sizesBetween('eu-40', 'eu-46'),
    cloth: 'runner',
    fit: fits.shoe,
    art: drawn('shoe', { pattern: 'panel' }),
  },
  [
    {
      ar: 'حذاء بادل «زجاج»',
      en: 'Zogag padel shoes',
      in: 'white/blue black/yellow',
      price: 1790,
      sold: 180,
      age: 9,
      about: [
        'نعل سنبلة للرمل على أرض البادل، وجنب مقوّى للزحلقة.',
        'A herringbone sole for sandy courts and a strong side for slides.',
      ],
    },
    {
      ar: 'حذاء تنس للملاعب الصلبة',
      en: 'Hard-court tennis shoes',
      in: 'white/navy sky-blue/white',
      price: 3690,
      brand: 'asics',
      about: ['نعل بيعيش على الأسفلت، وثبات في التغيير السريع.', 'A sole that lasts on hard courts and holds in quick changes.'],
    },
    {
      ar: 'حذاء بادل خفيف',
      en: 'Light padel shoes',
      in: 'orange/black',
      price: 3190,
      was: 3990,
      brand: 'head',
      art: drawn('shoe', { pattern: 'lines' }),
      about: ['خفيف وبيتنفّس، لتلات ماتشات ورا بعض.', 'Light and airy, for three matches in a row.'],
    },
    {
      ar: 'حذاء تنس حريمي',
      en: 'Women’s tennis shoes',
      in: 'white/pink',
      price: 2990,
      brand: 'wilson',
      gender: 'women',
      sizes: sizesBetween('eu-36', 'eu-41'),
      about: ['قالب حريمي مظبوط، ومقدّمة محمية من الجرّ.', 'A women’s last, with a toe guarded against dragging.'],
    },
    {
      ar: 'حذاء تنس كلاسيك جلد',
      en: 'Leather tennis classic',
      in: 'white/green navy/white',
      price: 2390,
      brand: 'fila',
      cloth: 'leather',
      art: drawn('shoe', { pattern: 'plain' }),
      about: [
        'جلد ناعم بلمسة لون، للملعب يوم الجمعة وللشارع باقي الأسبوع.',
        'Smooth leather with a touch of colour: the court on Friday, the street all week.',
      ],
    },
  ],
)

export const sportShoes: Draft[] = [...running, ...training, ...basketball, ...court]
