import { sizesBetween } from '#src/db/demo/names/sizes.ts'
import type { Draft } from './draft.ts'
import { drawn } from './paints.ts'
import { shelf } from './shelf.ts'
import { fits } from './texts-fit.ts'

const WEAR = sizesBetween('s', '3xl')

const shorts = shelf(
  {
    prefix: 'MSH',
    category: 'men-shorts',
    gender: 'men',
    sizes: WEAR,
    cloth: 'quick',
    fit: fits.regular,
    art: drawn('shorts', { pattern: 'sides' }),
  },
  [
    {
      ar: 'شورت تدريب بجيوب',
      en: 'Pocket training shorts',
      in: 'black/orange navy/white grey/black',
      price: 420,
      sold: 280,
      about: [
        'جيبين بسوست للمفاتيح والموبايل، وأستك عريض ما بيلفّش.',
        'Two zipped pockets for keys and phone, and a wide waistband that does not roll.',
      ],
    },
    {
      ar: 'شورت جري قصير',
      en: 'Short running shorts',
      in: 'black/yellow blue/white',
      price: 490,
      brand: 'asics',
      art: drawn('shorts', { pattern: 'stripe' }),
      about: ['فتحة من الجنب وبطانة خفيفة، خطوتك بتفضل مفتوحة.', 'Side vents and a light liner: your stride stays open.'],
    },
    {
      ar: 'شورت جيم قطن',
      en: 'Cotton gym shorts',
      in: 'grey/black black',
      price: 390,
      cloth: 'blend',
      art: drawn('shorts', { pattern: 'solid' }),
      about: [
        'قطن مخلوط مريح للجيم وللبيت، ورباط تشدّه زي ما تحب.',
        'An easy cotton blend for gym and home, with a cord to set as you like.',
      ],
    },
    {
      ar: 'شورت كورة خماسي',
      en: 'Five-a-side shorts',
      in: 'white/black red/white blue/white green/white',
      price: 320,
      sold: 260,
      art: drawn('shorts', { pattern: 'hem' }),
      about: [
        'خفيف وواسع وبأربع ألوان، عشان الفرقة كلها تلبس زي بعض.',
        'Light, roomy and in four colours, so that the whole team matches.',
      ],
    },
    {
      ar: 'شورت باسكت طويل',
      en: 'Long basketball shorts',
      in: 'black/red maroon/gold',
      price: 560,
      brand: 'spalding',
      art: drawn('shorts', { pattern: 'halves' }),
      about: [
        'تحت الركبة بشوية، شبك بيهوّي، وبيتحرك معاك في القفزة.',
        'Just below the knee, in mesh that breathes and moves with the jump.',
      ],
    },
    {
      ar: 'شورت مشي رياضي',
      en: 'Trail walking shorts',
      in: 'beige/brown green/black',
      price: 640,
      was: 800,
      art: drawn('shorts', { pattern: 'solid' }),
      about: ['قماش متين للمحميات والسفر، وبينشف في ساعة.', 'A tough cloth for the wadis and for travel; dry within the hour.'],
    },
  ],
)

const pants = shelf(
  {
    prefix: 'MPA',
    category: 'men-pants',
    gender: 'men',
    sizes: WEAR,
    cloth: 'tricot',
    fit: fits.slim,
    art: drawn('pants', { pattern: 'sides' }),
  },
  [
    {
      ar: 'بنطلون تدريب ضيّق',
      en: 'Tapered training pants',
      in: 'black/white navy/sky-blue',
      price: 790,
      sold: 230,
      about: [
        'ضيّق من تحت وسوستة عند الكعب، تلبس الحذاء من غير ما تقلعه.',
        'Tapered, with ankle zips: shoes on and off without taking the pants off.',
      ],
    },
    {
      ar: 'سويت بانتس قطن',
      en: 'Cotton sweatpants',
      in: 'grey/black black navy',
      price: 690,
      cloth: 'fleece',
      fit: fits.regular,
      art: drawn('pants', { pattern: 'solid' }),
      about: [
        'ضهره فرو ناعم وأساور مضلّعة. للبرد وللكنبة وللتسخين.',
        'Brushed inside with ribbed cuffs. For the cold, the sofa and the warm-up.',
      ],
    },
    {
      ar: 'بنطلون جري شتوي',
      en: 'Winter running pants',
      in: 'black/yellow',
      price: 990,
      brand: 'mizuno',
      art: drawn('pants', { pattern: 'stripe' }),
      about: [
        'دافي على الفخد وخفيف على السمّانة، وجيب ضهر بسوستة.',
        'Warm at the thigh, light at the calf, with a zipped back pocket.',
      ],
    },
    {
      ar: 'بنطلون كلاسيك بخط جانبي',
      en: 'Side-stripe track pants',
      in: 'navy/white maroon/white green/white',
      price: 890,
      was: 1120,
      brand: 'kappa',
      art: drawn('pants', { pattern: 'stripe' }),
      fit: fits.regular,
      about: [
        'خط واحد من الوسط للكعب، قماش بيلمع شوية. على موضة التسعينات.',
        'One stripe from waist to ankle on a cloth with a slight shine. Straight from the nineties.',
      ],
    },
    {
      ar: 'بنطلون جيم مطاط',
      en: 'Stretch gym pants',
      in: 'black/grey grey/black',
      price: 850,
      brand: 'under-armour',
      cloth: 'stretch',
      art: drawn('pants', { pattern: 'block' }),
      about: [
        'بيتمدّ في كل ناحية للسكوات والاندفاع، وما بيبهتش.',
        'Stretches every way for squats and lunges, and does not fade.',
      ],
    },
  ],
)

const swim = shelf(
  {
    prefix: 'MSW',
    category: 'men-swimwear',
    gender: 'men',
    sizes: WEAR,
    cloth: 'swim',
    fit: fits.regular,
    art: drawn('shorts', { pattern: 'gradient' }),
  },
  [
    {
      ar: 'شورت سباحة متدرّج',
      en: 'Gradient swim shorts',
      in: 'navy/sky-blue orange/yellow',
      price: 520,
      about: [
        'لون بيفتح ناحية الموج، وبطانة شبك وجيب بيصفّي المية.',
        'A colour that lightens towards the waves, with a mesh liner and a pocket that drains.',
      ],
    },
    {
      ar: 'شورت سباحة للتمرين',
      en: 'Training swim shorts',
      in: 'black/red blue/white',
      price: 690,
      brand: 'speedo',
      art: drawn('shorts', { pattern: 'sides' }),
      about: [
        'قصير وماسك للّفات الطويلة، وما بيبهتش من كلور الحمام.',
        'Short and firm for long sets; pool chlorine does not fade it.',
      ],
    },
    {
      ar: 'شورت بحر مخطط',
      en: 'Striped beach shorts',
      in: 'green/white red/white',
      price: 450,
      was: 560,
      art: drawn('shorts', { pattern: 'stripe' }),
      about: ['من الشط للكافيه: خفيف، بينشف وإنت ماشي.', 'From the shore to the café: light, dries as you walk.'],
    },
  ],
)

const socks = shelf(
  {
    prefix: 'MSO',
    category: 'men-socks',
    gender: 'unisex',
    sizes: sizesBetween('socks-s', 'socks-l'),
    cloth: 'sock',
    fit: fits.socks,
    art: drawn('socks', { height: 'crew' }),
  },
  [
    {
      ar: 'شراب رياضي 3 أزواج',
      en: 'Crew socks, three pairs',
      in: 'white/black black/white',
      price: 180,
      sold: 520,
      about: [
        'تلات أجواز قطن بكعب مقوّى. من كتر ما بيخلصوا بنجيبهم بالكرتونة.',
        'Three cotton pairs with firm heels. They sell so fast that we order by the crate.',
      ],
    },
    {
      ar: 'شراب جري مبطّن',
      en: 'Cushioned running socks',
      in: 'grey/orange black/yellow',
      price: 150,
      brand: 'asics',
      art: drawn('socks', { height: 'crew', pattern: 'bands' }),
      about: [
        'مبطّن تحت المشط، وشبك فوق القدم عشان ما يعملش فقاقيع.',
        'Cushioned under the ball of the foot, mesh above, so no blisters.',
      ],
    },
    {
      ar: 'شراب كورة سادة',
      en: 'Plain football socks',
      in: 'red/white blue/white black/white green/white',
      price: 160,
      cloth: 'footballSock',
      sold: 380,
      art: drawn('socks', { pattern: 'top' }),
      about: ['لحد الركبة وبيمسك الواقي، بأربع ألوان للفرق.', 'Knee-high, holds the shin guard, four colours for teams.'],
    },
    {
      ar: 'شراب كورة مقلّم',
      en: 'Hooped football socks',
      in: 'white/green yellow/black',
      price: 175,
      cloth: 'footballSock',
      art: drawn('socks', { pattern: 'hoops' }),
      about: ['خطوط بالعرض وكعب مبطّن، شكل كورة الزمن الجميل.', 'Hoops and a padded heel: football as it used to look.'],
    },
    {
      ar: 'شراب مانع للانزلاق',
      en: 'Grip football socks',
      in: 'white/grey black/grey',
      price: 250,
      cloth: 'footballSock',
      age: 10,
      art: drawn('socks', { height: 'crew', pattern: 'top' }),
      about: ['نقط سيليكون من تحت تثبّت رجلك جوه الحذاء.', 'Silicone dots underneath keep the foot still inside the boot.'],
    },
  ],
)

export const menBottoms: Draft[] = [...shorts, ...pants, ...swim, ...socks]
