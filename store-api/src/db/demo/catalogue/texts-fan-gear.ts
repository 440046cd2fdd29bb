import type { Club } from '#src/db/demo/clubs/club.ts'
import { dice } from '#src/db/demo/random.ts'
import type { Pair } from './draft.ts'

type Line = (ar: string, en: string) => Pair
export type Gear = 'scarf' | 'mug' | 'keychain' | 'cap' | 'beanie' | 'backpack' | 'bottle' | 'jacket' | 'tracksuit' | 'hoodie'

const lines: Record<Gear, Line[]> = {
  scarf: [
    (ar, en) => [
      `كوفية ${ar} التريكو: ترفعها في المدرج وتدفّيك وإنت راجع.`,
      `A knitted ${en} scarf: hold it up in the stand, wear it on the way home.`,
    ],
    (ar, en) => [
      `ناعمة على الرقبة وطرفها بشراشيب، بألوان ${ar} من الناحيتين.`,
      `Soft at the neck with tassels at the ends, ${en} colours on both sides.`,
    ],
    (ar, en) => [
      `كوفية تقيلة شوية بألوان ${ar}، تتعلّق على الحيطة في الصيف وتتلبس في الشتا.`,
      `A slightly heavy scarf in ${en} colours: on the wall in summer, on you in winter.`,
    ],
    (ar, en) => [`تريكو بطرفين مشرشبين وألوان ${ar} متقسّمة بالعرض والطول.`, `Knitted with fringed ends, in the bars of ${en}.`],
    (ar, en) => [
      `طولها يكفي لفّتين. كوفية ${ar} لليالي الشتا والماتشات الكبيرة.`,
      `Long enough to wrap twice. The ${en} scarf for winter nights and big matches.`,
    ],
  ],
  mug: [
    (ar, en) => [
      `شاي الصبح بألوان ${ar}. مج سيراميك 330 ملّي وطباعته ما بتروحش.`,
      `Morning tea in ${en} colours. A 330 ml ceramic mug whose print stays.`,
    ],
    (ar, en) => [
      `للمكتب وللي بيتفرج على الماتش من البيت: مج ${ar} بيستحمل الميكروويف.`,
      `For the desk and for matches at home: an ${en} mug that takes the microwave.`,
    ],
    (ar, en) => [
      `مقبض مريح وحافة سميكة، ولون ${ar} ما بيبهتش من الغسيل.`,
      `An easy handle, a thick rim, and ${en} colours that do not fade in the wash.`,
    ],
    (ar, en) => [
      `قهوتك بلون ${ar} حتى لو الماتش ما راحش زي ما إنت عايز.`,
      `Coffee in ${en} colours, even when the match did not go your way.`,
    ],
    (ar, en) => [`هدية بسيطة لأي حد بيشجّع ${ar}، وبتيجي في علبة.`, `A simple gift for any ${en} supporter, in its own box.`],
  ],
  keychain: [
    (ar, en) => [
      `تيشيرت ${ar} صغيّر على مفاتيحك. معدن خفيف وحلقة قوية.`,
      `A tiny ${en} shirt on your keys. Light metal, strong ring.`,
    ],
    (ar, en) => [
      `ميدالية على شكل تيشيرت ${ar} الأساسي، مدهونة من الناحيتين.`,
      `Shaped like the ${en} home shirt and painted on both sides.`,
    ],
    (ar, en) => [`بتتعلّق في أي حتة وبتقول إنك بتشجّع ${ar}.`, `Hang it anywhere; it says ${en} for you.`],
    (ar, en) => [
      `ميدالية بألوان ${ar}، أصغر هدية وأكتر حاجة بتتطلب.`,
      `A keychain in ${en} colours: our smallest gift, and the most asked for.`,
    ],
    (ar, en) => [
      `لمفتاح العربية أو لشنطة المدرسة، والألوان ألوان ${ar}.`,
      `For the car key or the school bag, in the colours of ${en}.`,
    ],
  ],
  cap: [
    (ar, en) => [`كاب ${ar} قطن بقفل من ورا تظبطه على راسك.`, `A cotton ${en} cap with a strap at the back to set it right.`],
    (ar, en) => [
      `للشمس في مدرج الدرجة التالتة وللبحر في الصيف. ألوان ${ar}.`,
      `For the sun in the cheap seats and for the beach. ${en} colours.`,
    ],
    (ar, en) => [
      `كاب خفيف بحافة متوسطة، وش بلون ${ar} والحافة باللون التاني.`,
      `A light cap with a medium brim: front in one ${en} colour, brim in the other.`,
    ],
  ],
  beanie: [
    (ar, en) => [
      `آيس كاب ${ar} تريكو تقيل ببومبة، لتمرين الفجر في طوبة.`,
      `A thick knitted ${en} beanie with a bobble, for training on January mornings.`,
    ],
    (ar, en) => [`يغطّي الودن وما بيشوّكش، بألوان ${ar}.`, `Covers the ears and does not itch, in ${en} colours.`],
  ],
  backpack: [
    (ar, en) => [
      `شنطة ضهر ${ar} 22 لتر: جيب للاب، وجيب لزجاجة المية، وكتّافات مبطّنة.`,
      `A 22-litre ${en} backpack with a laptop sleeve, a bottle pocket and padded straps.`,
    ],
    (ar, en) => [
      `للمدرسة والتمرين: شنطة بألوان ${ar}، قماشها متين وسوستها كبيرة.`,
      `For school and training: ${en} colours, tough cloth, big zips.`,
    ],
  ],
  bottle: [
    (ar, en) => [
      `زجاجة ${ar} 750 ملّي بفتحة سريعة، تشرب وإنت بتجري.`,
      `A 750 ml ${en} bottle with a quick spout: drink while you run.`,
    ],
    (ar, en) => [`بلاستيك خفيف من غير ريحة، وبألوان ${ar}.`, `Light plastic with no smell, in ${en} colours.`],
  ],
  jacket: [
    (ar, en) => [
      `جاكيت ما قبل الماتش بألوان ${ar}: سوستة كاملة، وجيبين بسوست، وياقة عالية.`,
      `The pre-match jacket in ${en} colours: full zip, two zipped pockets, a high collar.`,
    ],
    (ar, en) => [
      `خفيف تلبسه فوق التيشيرت في المدرج أو وإنت رايح التمرين. من مجموعة ${ar}.`,
      `Light enough over a shirt in the stand or on the way to training. From the ${en} range.`,
    ],
    (ar, en) => [
      `تريكو ناعم ببطانة شبك، وأساور بتمسك. ألوان ${ar} من غير مبالغة.`,
      `Soft tricot with a mesh lining and cuffs that hold. ${en} colours without shouting.`,
    ],
  ],
  tracksuit: [
    (ar, en) => [
      `ترينج ${ar} قطعتين: جاكيت بسوستة وبنطلون ضيّق من تحت.`,
      `A two-piece ${en} tracksuit: zipped jacket and tapered pants.`,
    ],
    (ar, en) => [
      `للسفر والتسخين ومشاوير الجمعة. ترينج بألوان ${ar} وقماش ما بيكرمشش.`,
      `For travel, warm-ups and Friday errands: ${en} colours in a cloth that does not crease.`,
    ],
  ],
  hoodie: [
    (ar, en) => [
      `هودي ${ar} تقيل وضهره فرو ناعم، بجيب كنجارو وكابيشو واسع.`,
      `A heavy ${en} hoodie, brushed inside, with a kangaroo pocket and a roomy hood.`,
    ],
    (ar, en) => [
      `دفا المدرج في يناير. هودي بألوان ${ar} وقصّة مريحة.`,
      `Warmth for the stand in January: ${en} colours, easy cut.`,
    ],
  ],
}

export function aboutGear(code: string, gear: Gear, club: Club): Pair {
  return dice(`${code} words`).pick(lines[gear])(...club.name)
}
