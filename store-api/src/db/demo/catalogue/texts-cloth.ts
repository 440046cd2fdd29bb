type Pair = [ar: string, en: string]
type Cloth = { material: Pair; care: Pair[] }

const coldInsideOut: Pair = ['غسيل بارد على الوش التاني', 'Wash cold, inside out']
const noDryer: Pair = ['من غير مجفف، انشره في الضل', 'No tumble dryer; dry in the shade']
const noBleach: Pair = ['من غير كلور', 'Do not bleach']
const noIronOnPrint: Pair = ['ما تكويش على الطباعة', 'Do not iron the print']
const coolIron: Pair = ['كوي على حرارة واطية', 'Cool iron']
const wipe: Pair = ['امسحه بفوطة مبلولة ومن غير منظفات قوية', 'Wipe with a damp cloth; no strong cleaners']
const airOut: Pair = ['سيبه ينشف في الهوا بعيد عن الشمس', 'Let it dry in the air, out of the sun']
const noMachine: Pair = ['ما يدخلش الغسالة', 'Not for the washing machine']
const handWash: Pair = ['غسيل إيد بمية باردة', 'Hand wash in cold water']

/** What things are made of and how they are looked after. */
export const cloths = {
  kit: { material: ['100% بوليستر معاد تدويره', '100% recycled polyester'], care: [coldInsideOut, noDryer, noIronOnPrint] },
  quick: { material: ['100% بوليستر سريع الجفاف', '100% quick-dry polyester'], care: [coldInsideOut, noDryer, noBleach] },
  cotton: { material: ['100% قطن مصري', '100% Egyptian cotton'], care: [coldInsideOut, noBleach, coolIron] },
  blend: { material: ['60% قطن، 40% بوليستر', '60% cotton, 40% polyester'], care: [coldInsideOut, noDryer, coolIron] },
  pique: { material: ['قطن بيكيه 95%، إيلاستين 5%', '95% cotton piqué, 5% elastane'], care: [coldInsideOut, noBleach, coolIron] },
  fleece: {
    material: ['80% قطن، 20% بوليستر، ضهره فرو ناعم', '80% cotton, 20% polyester, brushed inside'],
    care: [coldInsideOut, noDryer, coolIron],
  },
  tricot: {
    material: ['100% بوليستر تريكو ببطانة شبك', '100% polyester tricot, mesh lined'],
    care: [coldInsideOut, noDryer, noBleach],
  },
  shell: {
    material: ['100% نايلون ضد الهوا والرذاذ', '100% nylon, windproof and shower-resistant'],
    care: [['غسيل بارد وقفل السوستة الأول', 'Zip up, then wash cold'], noDryer, noBleach],
  },
  stretch: { material: ['78% نايلون، 22% إيلاستين', '78% nylon, 22% elastane'], care: [coldInsideOut, noDryer, noBleach] },
  swim: {
    material: ['82% نايلون، 18% إيلاستين مقاوم للكلور', '82% nylon, 18% chlorine-resistant elastane'],
    care: [['اشطفه بمية حلوة بعد البحر أو الحمام', 'Rinse in fresh water after sea or pool'], handWash, airOut],
  },
  sock: {
    material: ['75% قطن، 22% بولي أميد، 3% إيلاستين', '75% cotton, 22% polyamide, 3% elastane'],
    care: [coldInsideOut, noBleach],
  },
  footballSock: { material: ['90% بولي أميد، 10% إيلاستين', '90% polyamide, 10% elastane'], care: [coldInsideOut, noDryer] },
  boot: { material: ['وش صناعي خفيف ونعل صلب', 'Light synthetic upper, firm outsole'], care: [wipe, airOut, noMachine] },
  runner: {
    material: ['وش شبك بيهوّي، وسط فوم، نعل كاوتش', 'Breathable mesh upper, foam midsole, rubber outsole'],
    care: [wipe, airOut, noMachine],
  },
  leather: { material: ['وش جلد صناعي، نعل كاوتش', 'Synthetic leather upper, rubber outsole'], care: [wipe, airOut, noMachine] },
  slide: {
    material: ['فوم خفيف قطعة واحدة', 'One piece of light foam'],
    care: [['يتغسل بمية وصابون', 'Wash with soap and water'], airOut],
  },
  bag: { material: ['بوليستر 600 متين وبطانة خفيفة', 'Tough 600D polyester, light lining'], care: [wipe, airOut] },
  matchBall: {
    material: ['وش صناعي ملزوق حراريًا وبطانة لاتكس', 'Thermally bonded synthetic cover, latex bladder'],
    care: [wipe, ['انفخها للضغط المكتوب عليها', 'Inflate to the pressure printed on it']],
  },
  ball: {
    material: ['وش صناعي مخيّط وبطانة بيوتيل', 'Stitched synthetic cover, butyl bladder'],
    care: [wipe, ['انفخها للضغط المكتوب عليها', 'Inflate to the pressure printed on it']],
  },
  rubberBall: { material: ['كاوتش قوي للأسفلت', 'Hard-wearing rubber for the street'], care: [wipe] },
  felt: {
    material: ['قلب كاوتش ووبر', 'Rubber core, felt cover'],
    care: [['احفظها في علبتها بعيد عن الحر', 'Keep in the can, away from heat']],
  },
  glove: { material: ['بطن لاتكس وضهر بوليستر', 'Latex palm, polyester back'], care: [handWash, airOut, noMachine] },
  guard: { material: ['قشرة بلاستيك قوية ومبطّنة فوم', 'Strong plastic shell, foam lining'], care: [wipe, airOut] },
  bottle: {
    material: ['بلاستيك آمن للأكل، من غير بيسفينول', 'Food-safe plastic, BPA free'],
    care: [['تتغسل على الإيد بمية دافية', 'Hand wash in warm water']],
  },
  steel: {
    material: ['ستانلس ستيل بجدارين', 'Double-walled stainless steel'],
    care: [['تتغسل على الإيد، مش في غسالة الأطباق', 'Hand wash, not in the dishwasher']],
  },
  racket: {
    material: ['كربون وفايبر', 'Carbon and fibreglass'],
    care: [['في شنطته بعيد عن حر العربية', 'Keep in its cover, away from the heat of a car']],
  },
  knit: { material: ['100% أكريليك ناعم', '100% soft acrylic'], care: [handWash, airOut] },
  cap: { material: ['قطن تويل', 'Cotton twill'], care: [handWash, airOut] },
  ceramic: { material: ['سيراميك', 'Ceramic'], care: [['ينفع في الميكروويف، والطباعة ثابتة', 'Microwave safe, fast print']] },
  metal: { material: ['معدن ومينا', 'Metal and enamel'], care: [['امسحها بفوطة ناشفة', 'Wipe with a dry cloth']] },
} satisfies Record<string, Cloth>

export type ClothName = keyof typeof cloths
