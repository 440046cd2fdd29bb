import type { SingleArt } from '#src/db/demo/art/art.ts'
import { sizesBetween } from '#src/db/demo/names/sizes.ts'
import type { Draft } from './draft.ts'
import { shelf, type Paint } from './shelf.ts'
import { fits } from './texts-fit.ts'

const WEAR = sizesBetween('xs', '2xl')
const tee = (options: Partial<SingleArt> = {}): Paint => (colors) => ({ kind: 'tshirt', colors, ...options })
const long = (options: Partial<SingleArt> = {}): Paint => (colors) => ({ kind: 'jersey', colors, sleeve: 'long', collar: 'crew', ...options })

const tops = shelf({ prefix: 'WTS', category: 'women-tops', gender: 'women', sizes: WEAR, cloth: 'quick', fit: fits.regular, art: tee() }, [
  { ar: 'تيشيرت تمرين ناعم', en: 'Soft training tee', in: 'pink/white black/pink white/grey', price: 420, sold: 260, about: ['قماش طري زي القطن وبينشف زي البوليستر، وطوله بيغطّي الوسط.', 'Soft as cotton, quick to dry as polyester, long enough to cover the waist.'] },
  { ar: 'توب جري مفتوح من الضهر', en: 'Open-back running top', in: 'sky-blue/navy black/white', price: 450, about: ['شبك على طول الضهر للهوا، وقصّة ما بتتلفّش وإنتي بتجري.', 'Mesh down the back for air and a cut that stays put while you run.'] },
  { ar: 'تيشيرت أوفر سايز قطن', en: 'Oversized cotton tee', in: 'white/black beige/brown purple/white', price: 390, cloth: 'cotton', fit: fits.loose, about: ['واسع وطويل فوق الليجن، وقطن ما بيشفّش.', 'Wide and long over leggings, in cotton you cannot see through.'] },
  { ar: 'تيشيرت رقبة سبعة حريمي', en: 'Women’s V-neck tee', in: 'maroon/pink navy/white', price: 430, was: 540, art: tee({ collar: 'v' }), about: ['فتحة سبعة هادية وكم نازل شوية. للجيم وللجامعة.', 'A modest V-neck and slightly dropped sleeves. For the gym and for university.'] },
  { ar: 'توب بكم طويل للجري', en: 'Long-sleeve running top', in: 'green/white grey/black pink/grey', price: 560, brand: 'asics', art: long({ pattern: 'gradient' }), about: ['لجري الصبح في الشتا: كم طويل بيغطّي المعصم وخامة دافية من غير تقل.', 'For winter mornings: sleeves past the wrist, warm without weight.'] },
  { ar: 'تيشيرت بخطوط حريمي', en: 'Women’s striped tee', in: 'white/navy pink/maroon', price: 410, cloth: 'cotton', art: tee({ pattern: 'thin-hoops' }), about: ['خطوط بحري رفيعة على قطن خفيف، مع الجينز أو فوق الليجن.', 'Thin sailor stripes on light cotton, with jeans or over leggings.'] },
  { ar: 'بولو تنس حريمي', en: 'Women’s tennis polo', in: 'white/pink sky-blue/white', price: 750, brand: 'wilson', art: (colors) => ({ kind: 'polo', colors, trim: colors[1] }), about: ['ياقة صغيرة وزرارين، وقماش مطاط للضربة.', 'A small collar, two buttons and a cloth that stretches with the swing.'] },
  { ar: 'تيشيرت رياضي حريمي أساسي', en: 'Women’s essential tee', in: 'black/white white/black blue/white', price: 690, brand: 'adidas', about: ['سادة ومظبوط على الكتف، بيعيش مواسم.', 'Plain, right at the shoulder, lasts for seasons.'] },
])

const leggings = shelf({ prefix: 'WLG', category: 'women-leggings', gender: 'women', sizes: WEAR, cloth: 'stretch', fit: fits.tight, art: (colors) => ({ kind: 'leggings', colors }) }, [
  { ar: 'ليجن وسط عالي', en: 'High-waist leggings', in: 'black navy/sky-blue maroon/pink', price: 590, sold: 480, about: ['وسط عالي ما بينزلش، وقماش ما بيشفّش حتى في السكوات. فيه جيب للموبايل.', 'A high waist that stays up and a cloth that is opaque even in a squat. Phone pocket included.'] },
  { ar: 'ليجن جري بجيوب', en: 'Pocket running leggings', in: 'black/orange green/black', price: 690, art: (colors) => ({ kind: 'leggings', colors, pattern: 'sides' }), about: ['جيب على كل فخد وجيب مفاتيح في الوسط، وما بيتهزّش.', 'A pocket on each thigh and one for keys at the waist; nothing bounces.'] },
  { ar: 'ليجن متدرّج', en: 'Gradient leggings', in: 'purple/pink blue/sky-blue', price: 620, was: 780, art: (colors) => ({ kind: 'leggings', colors, pattern: 'gradient' }), about: ['لون بيفتح ناحية الكعب، وخياطة مسطّحة ما بتعلّمش.', 'A colour that lightens to the ankle, with flat seams that leave no mark.'] },
  { ar: 'ليجن يوجا ناعم', en: 'Soft yoga leggings', in: 'beige/brown grey/black pink/white', price: 640, art: (colors) => ({ kind: 'leggings', colors, pattern: 'swirl' }), about: ['زي الجلد التاني: ناعم، من غير خياطة قدّام، وبيتمدّ للآخر.', 'A second skin: soft, no front seam, stretches all the way.'] },
  { ar: 'ليجن مقسوم لونين', en: 'Two-tone leggings', in: 'black/grey navy/pink', price: 1190, brand: 'nike', art: (colors) => ({ kind: 'leggings', colors, pattern: 'block' }), about: ['ماسك على البطن وخفيف عند السمّانة، للتمرين الجامد.', 'Firm at the waist, light at the calf, for hard sessions.'] },
  { ar: 'ليجن شتوي مبطّن', en: 'Lined winter leggings', in: 'black grey/black', price: 750, about: ['بطانة فرو خفيفة لجري الفجر، ومن بره ما يبانش.', 'A thin brushed lining for dawn runs; nobody can tell from outside.'] },
])

const bras = shelf({ prefix: 'WBR', category: 'women-bras', gender: 'women', sizes: WEAR, cloth: 'stretch', fit: fits.tight, art: (colors) => ({ kind: 'bra', colors }) }, [
  { ar: 'برا رياضية دعم متوسط', en: 'Medium-support sports bra', in: 'black purple/black pink/white', price: 420, sold: 300, about: ['دعم للجيم والمشي السريع، وحشو بيتشال، وشريط عريض ما بيعلّمش.', 'Support for gym and fast walks, removable pads, a wide band that leaves no mark.'] },
  { ar: 'برا جري دعم عالي', en: 'High-support running bra', in: 'black/orange navy/sky-blue', price: 590, brand: 'under-armour', art: (colors) => ({ kind: 'bra', colors, pattern: 'block' }), about: ['كتف متقاطع من ورا وثبات في الجري والنط.', 'Crossed at the back, steady for runs and jumps.'] },
  { ar: 'برا يوجا خفيفة', en: 'Light yoga bra', in: 'beige/brown grey/white green/white', price: 350, about: ['ناعمة وخفيفة لليوجا والبيلاتس، من غير سلك ومن غير ضغط.', 'Soft and light for yoga and pilates: no wire, no squeeze.'] },
  { ar: 'برا رياضية يومية', en: 'Everyday sports bra', in: 'white/grey black/grey', price: 690, was: 860, brand: 'puma', about: ['تحت أي توب طول اليوم، وقماشها بيسحب العرق.', 'Under any top all day, in a cloth that wicks.'] },
])

const modest = shelf({ prefix: 'WMO', category: 'women-modest', gender: 'women', sizes: WEAR, cloth: 'quick', fit: fits.modest, art: long() }, [
  { ar: 'تونك رياضي طويل', en: 'Long training tunic', in: 'navy/sky-blue black/grey maroon/pink', price: 690, sold: 270, art: long({ pattern: 'side-panels' }), about: ['طويل وواسع بفتحتين من الجنب للحركة، وكم بيوصل للكف. ما بيشفّش وما بيلزقش.', 'Long and loose with side vents to move, sleeves to the hand. Opaque, never clingy.'] },
  { ar: 'توب محتشم برقبة عالية', en: 'High-neck modest top', in: 'black beige/brown', price: 620, about: ['رقبة بتغطّي وكم طويل وخامة باردة للصيف.', 'A neck that covers, long sleeves and a cool cloth for summer.'] },
  { ar: 'بنطلون رياضي واسع', en: 'Wide-leg sports pants', in: 'black navy/white grey/black', price: 650, art: (colors) => ({ kind: 'pants', colors, pattern: 'solid' }), about: ['رجل واسعة وأستك مريح، للمشي والجيم واليوم كله.', 'A wide leg and an easy waist for walks, the gym and the whole day.'] },
  { ar: 'طقم محتشم قطعتين', en: 'Modest two-piece set', in: 'navy/sky-blue green/white purple/pink', price: 1190, was: 1490, art: (colors) => ({ kind: 'bundle', parts: [{ kind: 'jersey', colors, sleeve: 'long', collar: 'crew', pattern: 'yoke' }, { kind: 'pants', colors, pattern: 'sides' }] }), about: ['تونك وبنطلون من نفس اللون والقماش، تلبسيهم سوا أو كل واحد لوحده.', 'Tunic and pants in one colour and cloth; wear them together or apart.'] },
  { ar: 'جاكيت رياضي طويل', en: 'Long sports jacket', in: 'black/pink navy/white', price: 990, cloth: 'tricot', art: (colors) => ({ kind: 'jacket', colors, pattern: 'side' }), about: ['بيغطّي الوسط، وسوستته طالعة لفوق، وجيوبه كبيرة.', 'Covers the hips, zips up high, with large pockets.'] },
])

const tracksuits = shelf({ prefix: 'WTR', category: 'women-tracksuits', gender: 'women', sizes: WEAR, cloth: 'tricot', fit: fits.regular, art: (colors) => ({ kind: 'tracksuit', colors, pattern: 'side', bottom: colors }) }, [
  { ar: 'ترينج حريمي قطعتين', en: 'Women’s two-piece tracksuit', in: 'pink/white black/pink grey/white', price: 1550, sold: 180, about: ['جاكيت بسوستة وبنطلون مريح، ولون ما بيبهتش.', 'Zipped jacket, easy pants, a colour that does not fade.'] },
  { ar: 'ترينج قطيفة', en: 'Velour tracksuit', in: 'purple/white green/white', price: 1750, was: 2190, cloth: 'fleece', about: ['قطيفة ناعمة للشتا، بكابيشو وجيبين.', 'Soft velour for winter, with a hood and two pockets.'], art: (colors) => ({ kind: 'tracksuit', colors, hood: true, pattern: 'solid', bottom: colors }) },
  { ar: 'ترينج كتف ملوّن', en: 'Colour-shoulder tracksuit', in: 'navy/pink black/white', price: 2290, brand: 'fila', art: (colors) => ({ kind: 'tracksuit', colors, pattern: 'block', bottom: colors }), about: ['كتف فاتح على جسم غامق، وبنطلون ضيّق من تحت.', 'Light shoulders on a dark body, with tapered pants.'] },
])

const hoodies = shelf({ prefix: 'WHD', category: 'women-hoodies', gender: 'women', sizes: WEAR, cloth: 'fleece', fit: fits.loose, art: (colors) => ({ kind: 'hoodie', colors }) }, [
  { ar: 'هودي حريمي واسع', en: 'Women’s relaxed hoodie', in: 'pink/white grey/black purple/white', price: 990, sold: 220, age: 5, about: ['طري من جوه، واسع على الكتف، وطوله بيغطّي.', 'Soft inside, wide at the shoulder, long enough to cover.'] },
  { ar: 'هودي قصير بسوستة', en: 'Short zip hoodie', in: 'black/white beige/brown', price: 1050, art: (colors) => ({ kind: 'hoodie', colors, zip: colors[1] }), about: ['يمشي مع الليجن العالي، وسوستته ناعمة.', 'Made for high-waist leggings, with a smooth zip.'] },
  { ar: 'سويت شيرت حريمي', en: 'Women’s sweatshirt', in: 'sky-blue/white beige/brown maroon/white', price: 790, art: (colors) => ({ kind: 'sweatshirt', colors }), about: ['رقبة مدوّرة وأساور طويلة، لليل على البلكونة.', 'Round neck and long cuffs, for evenings on the balcony.'] },
  { ar: 'جاكيت جري حريمي', en: 'Women’s running jacket', in: 'pink/grey black/sky-blue', price: 1450, brand: 'new-balance', cloth: 'shell', art: (colors) => ({ kind: 'jacket', colors, pattern: 'sleeves' }), about: ['خفيف ضد الهوا، وفتحة للإبهام في الكم.', 'Light and windproof, with thumb holes in the cuffs.'] },
])

const swimSet: Paint = (colors) => ({ kind: 'bundle', parts: [{ kind: 'jersey', colors, sleeve: 'long', collar: 'crew', pattern: 'side-panels' }, { kind: 'leggings', colors, pattern: 'sides' }] })
const burkini = shelf({ prefix: 'WBK', category: 'women-burkini', gender: 'women', sizes: WEAR, cloth: 'swim', fit: fits.modest, art: swimSet }, [
  { ar: 'بوركيني قطعتين', en: 'Two-piece burkini', in: 'navy/sky-blue black/pink', price: 1290, sold: 150, about: ['توب طويل وبنطلون من قماش سباحة خفيف، بيطرد المية وما بيلزقش لما تطلعي.', 'A long top and pants in light swim cloth that sheds water and does not cling.'] },
  { ar: 'بوركيني بكتف ملوّن', en: 'Colour-shoulder burkini', in: 'maroon/pink green/white', price: 1390, art: (colors) => ({ kind: 'bundle', parts: [{ kind: 'jersey', colors, sleeve: 'long', collar: 'crew', pattern: 'yoke' }, { kind: 'leggings', colors, pattern: 'solid' }] }), about: ['واسع من الوسط، ورباط جوّه يثبّت التوب في العوم.', 'Loose at the waist, with an inner tie that holds the top while you swim.'] },
  { ar: 'بوركيني للسباحة الجد', en: 'Training burkini', in: 'black/orange', price: 1690, was: 1990, brand: 'speedo', about: ['للي بتتمرّن في الحمام: قماش مقاوم للكلور وقصّة أقرب للجسم.', 'For those who train: chlorine-resistant cloth and a closer cut.'] },
])

export const women: Draft[] = [...tops, ...leggings, ...bras, ...modest, ...tracksuits, ...hoodies, ...burkini]
