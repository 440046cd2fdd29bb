import type { Club } from '#src/db/demo/clubs/club.ts'
import { dice } from '#src/db/demo/random.ts'
import type { Pair } from './draft.ts'

type Line = (ar: string, en: string) => Pair
type Use = 'kids' | 'training' | 'shorts' | 'socks'

const lines: Record<Use, Line[]> = {
  kids: [
    (ar, en) => [
      `تيشيرت وشورت ${ar} للصغيرين، بنفس ألوان الكبار. مقاسات من 4 سنين لحد 16.`,
      `${en} shirt and shorts for the small ones, in the colours of the grown-ups. Ages 4 to 16.`,
    ],
    (ar, en) => [
      `أول طقم ${ar} يلبسه: قماش خفيف ناعم، وشورت بأستك وما بيضايقش.`,
      `A first ${en} kit: soft light cloth and an elastic waist that does not pinch.`,
    ],
    (ar, en) => [
      `طقم ${ar} قطعتين للمدرسة وللملعب، بيتغسل كل يوم ولونه ثابت.`,
      `A two-piece ${en} kit for school and pitch: wash it daily, the colour stays.`,
    ],
    (ar, en) => [
      `هدية مضمونة للي بيشجّع ${ar} من صغره: تيشيرت وشورت سوا.`,
      `A safe gift for a young ${en} supporter: shirt and shorts together.`,
    ],
    (ar, en) => [
      `تيشيرت ${ar} الأساسي بمقاس صغيّر ومعاه شورته، وطول الشورت مظبوط على الركبة.`,
      `The ${en} home shirt in small, with shorts that end right at the knee.`,
    ],
    (ar, en) => [
      `لحوش المدرسة ولتمرين الأكاديمية: طقم ${ar} خفيف وبيستحمل.`,
      `For the school yard and the academy: a light ${en} kit that holds out.`,
    ],
    (ar, en) => [
      `عشان يروح الماتش لابس زي باباه: تيشيرت ${ar} وشورته في كيس واحد.`,
      `So they go to the match dressed like dad: the ${en} shirt and its shorts in one pack.`,
    ],
  ],
  training: [
    (ar, en) => [
      `تيشيرت التمرين بألوان ${ar}: خفيف، واسع على الكتف، وبينشف قبل ما توصل البيت.`,
      `A training tee in the colours of ${en}: light, roomy at the shoulders, dry before you are home.`,
    ],
    (ar, en) => [
      `للجري والجيم وتمرين العصر، وعلى صدره ألوان ${ar}.`,
      `For runs, the gym and late-afternoon training, with ${en} colours across it.`,
    ],
    (ar, en) => [
      `شبك من ورا بيهوّي، وخياطة مسطّحة ما بتحكّش. من مجموعة تدريب ${ar}.`,
      `Mesh at the back, flat seams that do not rub. From the ${en} training range.`,
    ],
    (ar, en) => [
      `لون ${ar} في التمرين كمان: تيشيرت خفيف بيتلبس كل يوم ويتغسل كل يوم.`,
      `${en} colours in training too: a light tee to wear every day and wash every day.`,
    ],
    (ar, en) => [
      `تيشيرت تمرين ${ar} بقماش مطاط وكم واسع، ما بيقيّدش الحركة.`,
      `The ${en} training tee: stretch cloth and wide sleeves that never hold you back.`,
    ],
    (ar, en) => [
      `اتمرّن بيه كل يوم وسيب تيشيرت الماتش للماتش. ألوان ${ar} وقصّة مريحة.`,
      `Train in it every day and keep the match shirt for the match. ${en} colours, easy cut.`,
    ],
  ],
  shorts: [
    (ar, en) => [
      `شورت ${ar} بتاع الماتش: أستك برباط، وفتحة من الجنب عشان تجري براحتك.`,
      `The ${en} match shorts: elastic waist with a cord, and a side vent to run freely.`,
    ],
    (ar, en) => [
      `خفيف وما بيلزقش، يكمّل تيشيرت ${ar} الأساسي أو تتمرّن بيه لوحده.`,
      `Light and never clingy; finishes the ${en} home shirt or trains on its own.`,
    ],
    (ar, en) => [
      `طول لحد فوق الركبة، وقماش شبك بينشف بسرعة. من طقم ${ar} الأساسي.`,
      `Ends above the knee, in mesh that dries quickly. Part of the ${en} home kit.`,
    ],
  ],
  socks: [
    (ar, en) => [
      `شراب ${ar} لحد الركبة: مبطّن عند الكعب والصوابع، وماسك على الواقي.`,
      `Knee-high ${en} socks: padded at heel and toes, and they hold a shin guard.`,
    ],
    (ar, en) => [
      `بيفضل مشدود لآخر الماتش. ألوان طقم ${ar} الأساسي.`,
      `They stay up to the last whistle. Colours of the ${en} home kit.`,
    ],
    (ar, en) => [
      `قوس مطاط تحت القدم، وكعب مقوّى. الجوز اللي يكمّل طقم ${ar}.`,
      `Elastic under the arch and a firm heel: the pair that completes the ${en} kit.`,
    ],
  ],
}

export function aboutExtra(code: string, use: Use, club: Club): Pair {
  return dice(`${code} words`).pick(lines[use])(...club.name)
}

const prints = {
  word: [
    ['كلمة كبيرة بحروف إنجليزي على الصدر', 'Big letters across the chest'],
    ['طباعة حروف عريضة من قدّام', 'Bold lettering on the front'],
  ],
  lines: [
    ['خطوط متدرّجة على الصدر', 'Stepped lines across the chest'],
    ['رسمة خطوط بسيطة من قدّام', 'A quiet print of lines on the front'],
  ],
  circle: [
    ['دايرة مخطّطة زي نص الملعب', 'A striped circle, like the middle of the pitch'],
    ['طباعة دايرة على الصدر', 'A circle printed on the chest'],
  ],
  grid: [
    ['شبكة نقط على الصدر زي كراسي المدرج', 'A grid of dots, like the seats of a stand'],
    ['نقط مرصوصة من قدّام', 'Rows of dots on the front'],
  ],
} satisfies Record<string, Pair[]>

export type Print = keyof typeof prints

const fanEnds: Line[] = [
  (ar, en) => [
    `وقطن مصري طري. لجمهور ${ar} في الشغل والجامعة والخروج.`,
    `in soft Egyptian cotton. For ${en} supporters at work, at university and going out.`,
  ],
  (ar, en) => [
    `على قطن تقيل شوية بيستحمل الغسيل. بألوان ${ar} ومن غير دوشة.`,
    `on a slightly heavier cotton that takes washing. ${en} colours, no noise.`,
  ],
  (ar, en) => [
    `وقصّة مريحة. اللي بيشجّع ${ar} هيعرفه من غير ما تتكلم.`,
    `and an easy cut. Another ${en} supporter will know without a word.`,
  ],
  (ar, en) => [
    `وقماش قطن بيتنفّس. تشجّع بيه ${ar} من المدرج أو من الكنبة.`,
    `in breathing cotton. Support ${en} from the stand or from the sofa.`,
  ],
]

export function aboutFanTee(code: string, print: Print, club: Club): Pair {
  const chance = dice(`${code} words`)
  const [ar, en] = chance.pick(prints[print])
  const [endAr, endEn] = chance.pick(fanEnds)(...club.name)
  return [`${ar}، ${endAr}`, `${en}, ${endEn}`]
}
