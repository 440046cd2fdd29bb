import { sizesBetween } from '#src/db/demo/names/sizes.ts'
import { dice } from '#src/db/demo/random.ts'
import type { BrandSlug } from '#src/db/demo/names/brands.ts'
import { off, type Draft, type Pair } from './draft.ts'
import { drawn, type Options, type Paint } from './paints.ts'
import { shelf } from './shelf.ts'
import { fits } from './texts-fit.ts'

type Sole = 'FG' | 'AG' | 'TF' | 'IC'

const soles: Record<Sole, { ground: Pair; line: Pair }> = {
  FG: {
    ground: ['نجيل طبيعي', 'firm ground'],
    line: [
      'استادات صلبة للنجيل الطبيعي، تمسك في اللفّة وما تغرزش.',
      'Firm studs for natural grass: they hold in the turn and do not stick.',
    ],
  },
  AG: {
    ground: ['نجيل صناعي', 'artificial grass'],
    line: [
      'استادات قصيرة كتير للنجيل الصناعي، بتوزّع الحمل على الرجل كلها.',
      'Many short studs for artificial grass spread the load over the whole foot.',
    ],
  },
  TF: {
    ground: ['ترتان', 'turf'],
    line: [
      'نعل كاوتش بنتوءات صغيرة، مظبوط لملاعب الترتان بتاعة الحي.',
      'A rubber sole with small nubs, right for the neighbourhood turf.',
    ],
  },
  IC: {
    ground: ['صالات', 'indoor'],
    line: ['نعل كاوتش ناعم ما بيعلّمش على أرض الصالة.', 'A smooth rubber sole that leaves no marks on the hall floor.'],
  },
}

type Model = {
  ar: string
  en: string
  brand: BrandSlug
  price: number
  soles: Sole[]
  in: string
  look: Options
  fit: Pair
  about: Pair
}

const models: Model[] = [
  {
    ar: '«سهم»',
    en: 'Sahm',
    brand: 'modarag',
    price: 1290,
    soles: ['FG', 'TF', 'IC'],
    in: 'red/white black/orange',
    look: { pattern: 'flash' },
    fit: fits.shoe,
    about: ['خفيف على الجناح ووشّه رقيق تحس منه بالكورة.', 'Light on the wing, with a thin upper that lets you feel the ball.'],
  },
  {
    ar: '«ميدان»',
    en: 'Midan',
    brand: 'modarag',
    price: 990,
    soles: ['TF', 'IC'],
    in: 'white/blue black/yellow',
    look: { pattern: 'ribs' },
    fit: fits.shoe,
    about: [
      'حذاء الخماسي اللي بيعيش: مقدّمة مقوّاة وبطانة مريحة.',
      'The five-a-side shoe that lasts: reinforced toe, comfortable lining.',
    ],
  },
  {
    ar: '«جوهر»',
    en: 'Gawhar',
    brand: 'modarag',
    price: 1690,
    soles: ['FG', 'AG'],
    in: 'white/gold navy/sky-blue',
    look: { pattern: 'plain', texture: 'knit' },
    fit: fits.narrow,
    about: [
      'وش تريكو بيلبس زي الشراب، وضلوع رفيعة على مكان الشوط.',
      'A knitted upper that fits like a sock, with fine ribs where you strike.',
    ],
  },
  {
    ar: 'خفيف للسرعة',
    en: 'Speed',
    brand: 'puma',
    price: 2890,
    soles: ['FG', 'TF'],
    in: 'orange/black sky-blue/white',
    look: { pattern: 'fade' },
    fit: fits.narrow,
    about: [
      'للي بياخدها على الطرف ويجري: وزن قليل وكعب ثابت.',
      'For those who take it wide and run: little weight, a steady heel.',
    ],
  },
  {
    ar: 'تحكّم كلاسيك',
    en: 'Classic control',
    brand: 'adidas',
    price: 3250,
    soles: ['FG', 'AG', 'TF'],
    in: 'black/white white/red',
    look: { pattern: 'plain' },
    fit: fits.shoe,
    about: [
      'شكل هادي ولمسة حلوة: وش طري بياخد شكل رجلك من تاني ماتش.',
      'Quiet looks, a good touch: a soft upper that is yours by the second match.',
    ],
  },
  {
    ar: 'برقبة شراب',
    en: 'Sock-collar',
    brand: 'nike',
    price: 4350,
    soles: ['FG', 'AG'],
    in: 'yellow/black pink/black',
    look: { pattern: 'split', collar: 'high' },
    fit: fits.narrow,
    about: [
      'رقبة عالية بتمسك الكاحل، وطبقة خشنة على الوش للكورة المبلولة.',
      'A high collar that holds the ankle and a rough skin for a wet ball.',
    ],
  },
  {
    ar: 'مريح للقدم العريضة',
    en: 'Wide-fit',
    brand: 'mizuno',
    price: 3690,
    soles: ['FG', 'TF'],
    in: 'white/blue black/gold',
    look: { pattern: 'ribs' },
    fit: fits.shoe,
    about: [
      'قالب أعرض وبطانة ناعمة، للي بيتعب من الأحذية الضيّقة.',
      'A wider last and a soft lining, for feet tired of tight boots.',
    ],
  },
  {
    ar: 'كلاسيك بمقدمة شمواه',
    en: 'Court classic',
    brand: 'joma',
    price: 1890,
    soles: ['IC', 'TF'],
    in: 'white/green black/red',
    look: { pattern: 'plain' },
    fit: fits.shoe,
    about: [
      'حذاء الفوتسال المعروف: مقدّمة جلد مقلوب ونعل بيلفّ معاك.',
      'The futsal shoe as everybody knows it: suede toe, a sole that turns with you.',
    ],
  },
  {
    ar: 'متين للدفاع',
    en: 'Power',
    brand: 'umbro',
    price: 2290,
    soles: ['FG', 'AG'],
    in: 'navy/white red/black',
    look: { pattern: 'flash' },
    fit: fits.shoe,
    about: [
      'كعب عالي شوية وجوانب صلبة، للي بيدخل على الكورة بقلب.',
      'A slightly higher heel and firm sides, for those who go in with heart.',
    ],
  },
  {
    ar: 'سريع بوش شبك',
    en: 'Lightweight',
    brand: 'new-balance',
    price: 3490,
    soles: ['FG', 'TF'],
    in: 'green/yellow white/red',
    look: { pattern: 'split' },
    fit: fits.shoe,
    about: [
      'وش شبك مقوّى ونعل مرن قدّام، بينطلق من أول خطوة.',
      'A reinforced mesh upper and a sole that flexes in front, quick from the first step.',
    ],
  },
]

const SIZES = sizesBetween('eu-39', 'eu-46')

export const footballBoots: Draft[] = models.flatMap((model, m) =>
  shelf(
    {
      prefix: `BT${String.fromCharCode(65 + m)}`,
      category: 'shoes-football',
      gender: 'men',
      sizes: SIZES,
      cloth: 'boot',
      art: shoe(model.look, 'FG'),
    },
    model.soles.map((sole) => {
      const { ground, line } = soles[sole]
      const chance = dice(`${model.en} ${sole} boots`)
      const full = sole === 'IC' || sole === 'TF' ? model.price - 200 : model.price
      return {
        ar: `حذاء كورة ${model.ar} ${sole} ${ground[0]}`,
        en: `${model.en} ${sole} ${ground[1]} ${sole === 'TF' || sole === 'IC' ? 'shoes' : 'boots'}`,
        about: [`${model.about[0]} ${line[0]}`, `${model.about[1]} ${line[1]}`] as Pair,
        ...(chance.chance(0.25) ? off(full, chance.pick([15, 20, 25, 30])) : { price: full }),
        brand: model.brand,
        fit: model.fit,
        in: model.in,
        art: shoe(model.look, sole),
      }
    }),
  ),
)

/** Turf and indoor shoes have no studs, so they are drawn as low shoes. */
function shoe(look: Options, sole: Sole): Paint {
  if (sole === 'FG' || sole === 'AG') return drawn('boot', look)
  const pattern = look.pattern === 'fade' || look.pattern === 'plain' ? look.pattern : 'panel'
  return (colors) => ({ kind: 'shoe', colors, pattern, outsole: colors[1] })
}
