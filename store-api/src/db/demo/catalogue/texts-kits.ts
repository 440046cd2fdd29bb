import type { Collar, Kit } from '#src/db/demo/clubs/club.ts'
import { dice } from '#src/db/demo/random.ts'
import type { Pair } from './draft.ts'

const fabrics: Pair[] = [
  ['قماش خفيف بيسحب العرق وبينشف بسرعة', 'light fabric that wicks sweat and dries fast'],
  ['شبك مسامي بيهوّي حتى في ماتش الضهر', 'open mesh that breathes even in a midday match'],
  ['خامة ناعمة ما بتلزقش على الجسم', 'soft cloth that does not cling'],
  ['قماش مرن بيرجع لشكله بعد الغسيل', 'stretch knit that keeps its shape after washing'],
  ['نسيج خفيف بفتحات تهوية تحت الباط', 'a light weave with vents under the arms'],
  ['قماش ناشف على الجلد حتى بعد شوط كامل', 'a knit that stays dry on the skin for a whole half'],
  ['تريكو رفيع ما بيتقلش لما يتبلّ', 'fine jersey that does not get heavy when wet'],
  ['خامة معاد تدويرها وملمسها طري', 'recycled yarn with a soft touch'],
]

const necks: Record<Collar, Pair[]> = {
  crew: [
    ['رقبة دائرية مضلّعة', 'a ribbed crew neck'],
    ['رقبة مدوّرة ما بتتمطّش', 'a round neck that stays in shape'],
  ],
  v: [
    ['رقبة سبعة مضلّعة', 'a ribbed V-neck'],
    ['فتحة سبعة مريحة', 'an easy V-neck'],
  ],
  polo: [
    ['ياقة بولو بزرارين', 'a buttoned polo collar'],
    ['ياقة كلاسيك مقلوبة', 'a classic fold-down collar'],
  ],
}

const uses: Pair[] = [
  ['ينفع للملعب وللمدرج', 'good for the pitch and for the stands'],
  ['البسه في الاستاد أو على القهوة', 'wear it at the stadium or at the café'],
  ['للماتش ولكل يوم', 'for match day and every day'],
  ['خفيف كفاية للعب، وشكله حلو مع الجينز', 'light enough to play in, good with jeans'],
  ['قصّته مريحة من غير ما تبقى واسعة', 'comfortable without being baggy'],
  ['تلعب بيه خماسي بالليل وتنزل بيه الصبح', 'five-a-side at night, out in the morning'],
  ['يستحمل التنطيط في المدرج والغسيل بعده', 'takes the jumping in the stand, and the wash after it'],
  ['للي بيحضر كل ماتش وللي بيتفرج من الكنبة', 'for those who go to every match and those on the sofa'],
  ['مظبوط على الكتف وطوله يسيبك تتحرك', 'right at the shoulder, long enough to move in'],
  ['البسه فوق حاجة في الشتا ولوحده في الصيف', 'over something in winter, on its own in summer'],
]

type Words = { look: Pair; fabric: Pair; neck: Pair; use: Pair }

const shapes: ((words: Words) => Pair)[] = [
  ({ look, fabric, neck }) => [`${look[0]}. ${fabric[0]}، و${neck[0]}.`, `${look[1]}. ${cap(fabric[1])}, with ${neck[1]}.`],
  ({ look, neck, use }) => [`${look[0]}، و${neck[0]}. ${use[0]}.`, `${look[1]}, and ${neck[1]}. ${cap(use[1])}.`],
  ({ look, fabric, use }) => [`${look[0]}. ${use[0]}، و${fabric[0]}.`, `${look[1]}. ${cap(use[1])}, in ${fabric[1]}.`],
  ({ look, fabric, neck, use }) => [
    `${look[0]}. ${neck[0]} و${fabric[0]}. ${use[0]}.`,
    `${look[1]}. ${cap(neck[1])} and ${fabric[1]}. ${cap(use[1])}.`,
  ],
]

const necklessShapes: typeof shapes = [
  ({ look, fabric, use }) => [`${look[0]}. ${fabric[0]}، و${use[0]}.`, `${look[1]}. ${cap(fabric[1])}; ${use[1]}.`],
  ({ look, fabric }) => [`${look[0]}، على ${fabric[0]}.`, `${look[1]}, on ${fabric[1]}.`],
  ({ look, use }) => [`${look[0]}. ${use[0]}.`, `${look[1]}. ${cap(use[1])}.`],
]

/** What the shop says of a shirt: how it looks, its cloth, its neck, its use; put together in one of several ways. */
export function aboutShirt(code: string, kit: Pick<Kit, 'collar' | 'look'>): Pair {
  const chance = dice(`${code} words`)
  const words = { look: kit.look, fabric: chance.pick(fabrics), neck: chance.pick(necks[kit.collar]), use: chance.pick(uses) }
  // A look that tells of the collar already leaves nothing to say about the neck.
  return chance.pick(/collar|neck/.test(kit.look[1]) ? necklessShapes : shapes)(words)
}

const keeperLines: Pair[] = [
  [
    'أكمام طويلة بكوع مبطّن خفيف، وقماش ما بيضيّقش على الكتف وإنت بتطير على الكورة.',
    'Long sleeves with lightly padded elbows, and room at the shoulder for a full dive.',
  ],
  [
    'لونه بيبان من آخر الملعب، وأكمامه الطويلة متينة على النجيل والترتان.',
    'A colour you see from the far goal, and long sleeves that take grass and turf.',
  ],
  [
    'خفيف في الحر، وفيه بطانة رفيعة عند الكوع للي بيقع كتير.',
    'Light in the heat, with a thin lining at the elbows for those who land often.',
  ],
]

export function aboutKeeper(code: string, look: Pair): Pair {
  const line = dice(`${code} words`).pick(keeperLines)
  return [`${look[0]}. ${line[0]}`, `${look[1]}. ${line[1]}`]
}

const longLines: Pair[] = [
  [
    'نفس التيشيرت الأساسي بكم طويل: لماتشات الشتا وللي بيحب شكل زمان.',
    'The home shirt with long sleeves: for winter matches and for those who like the old look.',
  ],
  [
    'الكم الطويل بأساور مضلّعة بتمسك على المعصم، والقماش لسه خفيف.',
    'Long sleeves with ribbed cuffs that hold at the wrist; the cloth stays light.',
  ],
  ['لليالي البرد في المدرج: كم طويل، ونفس ألوان الماتش.', 'For cold nights in the stands: long sleeves, match-day colours.'],
]

export function aboutLongSleeve(code: string, look: Pair): Pair {
  const line = dice(`${code} words`).pick(longLines)
  return [`${line[0]} ${look[0]}.`, `${line[1]} ${look[1]}.`]
}

const oldLines: ((ar: string, en: string, season: string) => Pair)[] = [
  (ar, en, season) => [
    `تيشيرت ${ar} من موسم ${season}، بالتيكيت. نزّلنا سعره عشان نفضّي مكان للجديد.`,
    `The ${en} shirt of ${season}, tags on. Marked down to make room for the new one.`,
  ],
  (ar, en, season) => [
    `آخر كميات ${season} ومقاسات محدودة. اللي بيجمع تيشيرتات ${ar} عارف قيمته.`,
    `Last pieces from ${season}, in few sizes. Whoever collects ${en} shirts knows what it is worth.`,
  ],
  (ar, en, season) => [
    `فاتك تيشيرت ${ar} في ${season}؟ ده هو، بسعر أقل وبنفس الخامة.`,
    `Missed the ${en} shirt in ${season}? Here it is, for less and in the same cloth.`,
  ],
  (ar, en, season) => [
    `شكل ${ar} في موسم ${season} زي ما هو: جديد، وما اتلبسش، وسعره نزل.`,
    `${en} as they looked in ${season}: new, never worn, and cheaper now.`,
  ],
  (ar, en, season) => [
    `لو بتحب تصميم ${season} أكتر من بتاع السنة دي، ده تيشيرت ${ar} بتاعك، وأرخص.`,
    `If you like the ${season} design better than this year's, here is your ${en} shirt, for less.`,
  ],
]

export function aboutOld(code: string, club: Pair, season: string): Pair {
  return dice(`${code} words`).pick(oldLines)(...club, season)
}

export function cap(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
