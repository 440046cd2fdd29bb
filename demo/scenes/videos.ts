/** From a second to a second: what is shown, in both languages. */
type Cue = readonly [from: number, to: number, ar: string, en: string]

export type VideoDraft = {
  slug: string
  film: string
  seconds: number
  poster: string
  title: readonly [ar: string, en: string]
  about: readonly [ar: string, en: string]
  posterAlt: readonly [ar: string, en: string]
  captions: readonly Cue[]
}

/** The films of the demo shop. They have no sound, so their captions carry all that is said. */
export const VIDEOS: readonly VideoDraft[] = [
  {
    slug: 'measure-your-foot',
    film: 'measure-foot',
    seconds: 15,
    poster: 'video-measure-foot',
    title: ['إزاي تقيس رجلك في البيت', 'How to measure your foot at home'],
    about: [
      'ورقة وقلم ومسطرة، وتعرف مقاسك بالمللي. من غير صوت: الخطوات مكتوبة.',
      'A sheet, a pencil and a ruler tell your size to the millimetre. No sound: the steps are written.',
    ],
    posterAlt: ['ورقة على الأرض لازقة في الحيطة وعليها رجل', 'A foot on a sheet of paper against a wall'],
    captions: [
      [0, 3, 'حط ورقة على الأرض ولزّقها في الحيطة.', 'Lay a sheet on the floor, tight against the wall.'],
      [3, 6, 'اقف عليها حافي وكعبك لازق في الحيطة.', 'Stand on it barefoot, heel touching the wall.'],
      [6, 8.5, 'علّم بالقلم عند أطول صباع.', 'Mark where your longest toe ends.'],
      [8.5, 12, 'ارفع رجلك وقيس من الحيطة للعلامة.', 'Step off and measure from the wall to the mark.'],
      [
        12,
        15,
        'قيس الرجلين وخد الأكبر، وقارنه بجدول المقاسات.',
        'Do both feet, take the longer one, and compare it with the size chart.',
      ],
    ],
  },
  {
    slug: 'cash-on-delivery',
    film: 'cash-on-delivery',
    seconds: 15,
    poster: 'video-cash-on-delivery',
    title: ['الدفع عند الاستلام في أربع خطوات', 'Cash on delivery in four steps'],
    about: [
      'من أول ما تطلب لحد ما تدفع على الباب. من غير صوت: الخطوات مكتوبة.',
      'From your order to paying at the door. No sound: the steps are written.',
    ],
    posterAlt: ['عربية توصيل ماشية في المدينة', 'A delivery van drives through the town'],
    captions: [
      [0, 3, 'اختار مقاسك واطلب، من غير ما تدفع حاجة.', 'Pick your size and order. Nothing to pay yet.'],
      [3, 6, 'بنأكد الطلب معاك على واتساب.', 'We confirm the order with you on WhatsApp.'],
      [6, 9, 'الطلب في الطريق، وتقدر تتابعه خطوة بخطوة.', 'It is on its way, and you can follow every step.'],
      [9, 12, 'افتح الكرتونة وعاين براحتك.', 'Open the parcel and take a good look.'],
      [12, 15, 'عجبك؟ ادفع كاش للمندوب.', 'Happy? Pay the courier in cash.'],
    ],
  },
  {
    slug: 'boot-all-round',
    film: 'boot-walk',
    seconds: 10,
    poster: 'video-boot-walk',
    title: ['لفّة حوالين جزمة الكورة', 'A walk round a football boot'],
    about: ['من الجنب، الجوز، من فوق، والنعل. من غير صوت.', 'From the side, the pair, from above, the sole. No sound.'],
    posterAlt: ['جزمة كورة كحلي من الجنب', 'A navy football boot from the side'],
    captions: [
      [0, 2.5, 'من الجنب: فتحة الرجل وخط الرباط.', 'From the side: the opening and the line of the laces.'],
      [2.5, 5, 'الجوز جنب بعض.', 'The two side by side.'],
      [5, 7.5, 'من فوق: عرض الجزمة عند الصوابع.', 'From above: how wide it is at the toes.'],
      [7.5, 10, 'النعل: توزيع البِلي على النجيلة الطبيعي.', 'The sole: how the studs are placed for natural grass.'],
    ],
  },
  {
    slug: 'shirt-front-and-back',
    film: 'kit-turn',
    seconds: 8,
    poster: 'video-kit-turn',
    title: ['القميص من قدّام ومن ورا', 'The shirt, front and back'],
    about: ['لفّتين كاملتين عشان تشوف الرقم والياقة. من غير صوت.', 'Two full turns to see the number and the collar. No sound.'],
    posterAlt: ['قميص أحمر بكمام بيضا قدام قرص برتقاني', 'A red shirt with white sleeves in front of an orange disc'],
    captions: [
      [0, 4, 'قدّام: ياقة على شكل V.', 'Front: a V collar.'],
      [4, 8, 'ورا: رقم عشرة.', 'Back: number ten.'],
    ],
  },
  {
    slug: 'saved-penalty',
    film: 'penalty',
    seconds: 7,
    poster: 'video-penalty',
    title: ['ركلة جزاء وتصدّي', 'A penalty, saved'],
    about: ['جري، شوطة، وطيران. من غير صوت.', 'A run-up, a shot and a dive. No sound.'],
    posterAlt: ['لاعب بيشوط ركلة جزاء والحارس مستني', 'A player takes a penalty, the keeper waits'],
    captions: [
      [0, 2.6, 'خطوة، خطوة…', 'Step, step…'],
      [2.6, 3.4, 'شاط!', 'The shot!'],
      [3.4, 7, 'وصدّها الحارس.', 'And the keeper saves it.'],
    ],
  },
  {
    slug: 'morning-run',
    film: 'corniche-run',
    seconds: 8,
    poster: 'video-corniche-run',
    title: ['جرية الصبح على الكورنيش', 'A morning run on the corniche'],
    about: ['تمن ثواني هوا نضيف. من غير صوت.', 'Eight seconds of fresh air. No sound.'],
    posterAlt: ['اتنين بيجروا على الكورنيش والشمس طالعة', 'Two runners on the corniche as the sun comes up'],
    captions: [[0, 8, 'اجري قبل الساعة تمانية، قبل الحر والزحمة.', 'Run before eight, before the heat and the traffic.']],
  },
  {
    slug: 'the-pitch-wakes-up',
    film: 'sunrise',
    seconds: 8,
    poster: 'video-sunrise',
    title: ['الملعب بيصحى', 'The pitch wakes up'],
    about: ['من ضلمة الليل لنور الصبح. من غير صوت.', 'From the dark of night to morning light. No sound.'],
    posterAlt: ['الشمس طالعة ورا المدرج وكورة على نقطة السنتر', 'The sun rises behind the stand, a ball on the centre spot'],
    captions: [
      [0, 3, 'آخر الليل.', 'The end of the night.'],
      [3, 8, 'الشمس طلعت، والملعب جاهز.', 'The sun is up. The pitch is ready.'],
    ],
  },
  {
    slug: 'ball-bounce',
    film: 'ball-bounce',
    seconds: 7,
    poster: 'video-ball-bounce',
    title: ['نطّة الكورة', 'How a ball bounces'],
    about: [
      'كورة منفوخة صح بترجع لأكتر من نص ارتفاعها. من غير صوت.',
      'A ball with the right pressure comes back to more than half its height. No sound.',
    ],
    posterAlt: ['كورة بتنط على خط السنتر وقت الغروب', 'A ball bounces on the halfway line at sunset'],
    captions: [
      [0, 3.5, 'كل نطّة أقل من اللي قبلها.', 'Each bounce is lower than the one before.'],
      [3.5, 7, 'لحد ما تقف على خط السنتر.', 'Until it rests on the halfway line.'],
    ],
  },
]
