import type { Grade, Meant } from './meaning.ts'

const BOOTS: Grade[] = [
  [3, { category: 'shoes-football' }],
  [2, { category: 'shoes-kids', named: /boots|turf/ }],
]
const SCHOOL_BAG: Grade[] = [
  [3, { named: /school bag/i }],
  [2, { category: 'bags-backpacks' }],
]

const shoes: Meant[] = [
  {
    q: ['كوتشي', 'جزمة', 'shoes', 'شوز', 'gazma', 'kotshy', 'حذاء', 'جزم', 'احذية', 'كوتشيات', 'sneakers', ';,jad'],
    grades: [[3, { category: 'shoes' }]],
  },
  {
    q: ['جزمة كورة', 'كوتشي كوره', 'football boots', 'حذاء كرة قدم', 'استارز', 'gazma kora', 'جزمه كورة'],
    grades: BOOTS,
  },
  {
    q: ['جزمة ترتان', 'كوتشي ترتان', 'turf shoes'],
    grades: [
      [3, { category: 'shoes', named: /turf/i }],
      [1, { category: 'shoes-football' }],
    ],
  },
  {
    q: ['كوتشي جري', 'running shoes', 'جزمة جرى', 'كوتشى رننج'],
    grades: [
      [3, { category: 'shoes-running' }],
      [3, { category: 'shoes', named: /running|runner/i }],
    ],
  },
  {
    q: ['كوتشي جري حريمي', 'women running shoes', 'كوتشي نسائي للجري'],
    grades: [
      [3, { category: 'shoes-running', gender: 'women' }],
      [2, { category: 'shoes', gender: 'women' }],
      [1, { category: 'shoes-running' }],
    ],
  },
  {
    q: ['كوتشي حريمي', 'جزمة حريمى', 'جزمه بناتي كبير'],
    grades: [
      [3, { category: 'shoes', gender: 'women' }],
      [1, { category: 'shoes', gender: 'unisex' }],
    ],
  },
  {
    q: ['كوتشي نايك', 'nike shoes', 'كوتشى نايكى', 'جزمة نايك', 'كوتشي nike', 'نايك شوز'],
    grades: [[3, { category: 'shoes', brand: 'nike' }]],
  },
  {
    q: ['كوتشي اديداس', 'adidas shoes', 'جزمه اديدس', 'addidas shoes', 'adidsa shoes'],
    grades: [[3, { category: 'shoes', brand: 'adidas' }]],
  },
  {
    q: ['كوتشي بوما أسود'],
    grades: [
      [3, { category: 'shoes', brand: 'puma', color: 'black' }],
      [2, { category: 'shoes', brand: 'puma' }],
    ],
  },
  { q: ['كوتشي ابيض', 'white sneakers', 'جزمة بيضا'], grades: [[3, { category: 'shoes', color: 'white' }]] },
  { q: ['كوتشي مقاس 42', 'جزمة مقاس ٤٣', 'shoes size 44', 'كوتشي 41'], grades: [[3, { category: 'shoes' }]] },
  { q: ['كوتشي اطفال', 'جزمة ولادي', 'kids shoes', 'جزم اطفال'], grades: [[3, { category: 'shoes', gender: 'kids' }]] },
  {
    q: ['كوتشي مدرسة'],
    grades: [
      [3, { category: 'shoes', named: /school/i }],
      [1, { category: 'shoes-kids' }],
    ],
  },
  { q: ['شبشب', 'slides', 'شباشب', 'slippers', 'شبشب حمام سباحه'], grades: [[3, { named: /slides/i }]] },
  {
    q: ['شبشب حريمي'],
    grades: [
      [3, { named: /women.s slides/i }],
      [2, { category: 'shoes-slides' }],
    ],
  },
  { q: ['حذاء باسكت', 'جزمة سلة', 'basketball shoes'], grades: [[3, { category: 'shoes', named: /basketball/i }]] },
  {
    q: ['كوتشي جيم', 'gym shoes', 'كوتشي تمرين'],
    grades: [
      [3, { category: 'shoes-training' }],
      [2, { category: 'shoes-running' }],
    ],
  },
  { q: ['حذاء بادل', 'padel shoes', 'جزمة تنس'], grades: [[3, { category: 'shoes-tennis-padel' }]] },
  { q: ['نيو بالانس', 'new balance', 'نيوبلانس', 'newbalance'], grades: [[3, { brand: 'new-balance' }]] },
  { q: ['سكيتشرز', 'skechers', 'سكتشرز', 'sketchers'], grades: [[3, { brand: 'skechers' }]] },
]

const clothes: Meant[] = [
  {
    q: ['بدله كورة اطفال', 'بدلة كورة للاولاد'],
    grades: [
      [3, { category: 'football-kits-kids' }],
      [2, { category: 'football-kits', gender: 'kids' }],
    ],
  },
  {
    q: ['ترينج', 'تريننج', 'tracksuit', 'ترنج', 'بدلة رياضية', 'treng', 'ترينجات', 'ترينج سوت', 'بدله'],
    grades: [[3, { named: /tracksuit/i }]],
  },
  { q: ['ترينج رجالي', 'ترنج رجالى', "men's tracksuit"], grades: [[3, { category: 'men-tracksuits' }]] },
  {
    q: ['ترينج حريمي', 'women tracksuit', 'ترينج بناتي كبار'],
    grades: [
      [3, { category: 'women-tracksuits' }],
      [1, { named: /tracksuit/i, gender: 'kids' }],
    ],
  },
  { q: ['ترينج اطفال', 'ترينج ولادي'], grades: [[3, { named: /tracksuit/i, gender: 'kids' }]] },
  {
    q: ['هودي', 'hoodie', 'هوديز', 'hodi'],
    grades: [
      [3, { named: /hoodie/i }],
      [2, { category: ['men-hoodies', 'women-hoodies'] }],
    ],
  },
  {
    q: ['سويت شيرت', 'sweatshirt', 'سويتشيرت', 'سويت شرت'],
    grades: [
      [3, { named: /sweatshirt/i }],
      [2, { named: /hoodie/i }],
    ],
  },
  {
    q: ['جاكيت مطر', 'rain jacket', 'واتر بروف'],
    grades: [
      [3, { named: /rain jacket/i }],
      [1, { named: /jacket/i }],
    ],
  },
  { q: ['جاكت', 'jacket', 'جاكيتات', 'جاكيت'], grades: [[3, { named: /jacket/i }]] },
  {
    q: ['تيشيرت قطن', 'cotton t-shirt'],
    grades: [
      [3, { named: /cotton.* tee/i }],
      [1, { category: ['men-t-shirts', 'women-tops'] }],
    ],
  },
  {
    q: ['تيشيرت جيم رجالي', 'gym t-shirt men'],
    grades: [
      [3, { category: 'men-t-shirts', named: /gym|training/i }],
      [2, { category: 'men-t-shirts' }],
    ],
  },
  { q: ['شورت', 'shorts', 'شورتات'], grades: [[3, { named: /shorts/i }]] },
  { q: ['شورت سباحة', 'مايوه رجالي', 'swim shorts'], grades: [[3, { category: 'men-swimwear' }]] },
  {
    q: ['بنطلون رياضي', 'بنطلون ترينج', 'sweatpants', 'pants'],
    grades: [
      [3, { named: /pants/i }],
      [1, { named: /tracksuit|tights|leggings/i }],
    ],
  },
  { q: ['ليجن', 'leggings', 'ليجينج', 'ليقنز', 'legging'], grades: [[3, { named: /leggings/i }]] },
  { q: ['سبورت برا', 'برا رياضيه', 'sports bra', 'حمالة صدر رياضية'], grades: [[3, { category: 'women-bras' }]] },
  {
    q: ['بوركيني', 'مايوه شرعي', 'burkini', 'مايوه محجبات'],
    grades: [
      [3, { named: /burkini/i }],
      [1, { category: 'women-modest' }],
    ],
  },
  {
    q: ['لبس محجبات', 'لبس رياضي محتشم', 'modest sportswear', 'ملابس رياضية للمحجبات'],
    grades: [
      [3, { category: 'women-modest' }],
      [2, { category: 'women-burkini' }],
    ],
  },
  {
    q: ['شراب كورة', 'football socks', 'شرابات كوره'],
    grades: [
      [3, { named: /football socks/i }],
      [2, { named: /socks/i }],
    ],
  },
  { q: ['شراب', 'socks', 'جوارب', 'شرابات'], grades: [[3, { named: /socks/i }]] },
  { q: ['بولو', 'polo', 'تيشيرت بولو', 'polo shirt'], grades: [[3, { named: /polo/i }]] },
  {
    q: ['لبس جيم حريمي', 'ملابس رياضية حريمي', 'women sportswear'],
    grades: [
      [3, { category: 'women' }],
      [3, { gender: 'women' }],
    ],
  },
  {
    q: ['لبس مدرسة', 'school uniform', 'ملابس مدرسيه'],
    grades: [
      [3, { category: 'kids-school' }],
      [2, { named: /school/i }],
    ],
  },
  {
    q: ['لبس رياضي بناتي', 'ملابس بنات', 'girls clothes'],
    grades: [
      [3, { category: 'kids-girls' }],
      [1, { gender: 'kids' }],
    ],
  },
  {
    q: ['طقم كورة اطفال', 'اطقم اطفال'],
    grades: [
      [3, { category: 'football-kits-kids' }],
      [3, { gender: 'kids', named: /football set|two-piece|match set/i }],
      [1, { gender: 'kids' }],
    ],
  },
  { q: ['بدلة ضاغطة', 'ملابس ضاغطة', 'compression', 'كومبريشن'], grades: [[3, { category: 'men-base-layers' }]] },
  {
    q: ['تيشيرت نايك', 'nike t-shirt', 'تيشيرت نايكي رجالي'],
    grades: [
      [3, { brand: 'nike', named: /tee|shirt/i }],
      [1, { brand: 'nike' }],
    ],
  },
  {
    q: ['هودي اسود', 'black hoodie'],
    grades: [
      [3, { named: /hoodie/i, color: 'black' }],
      [1, { named: /hoodie/i }],
    ],
  },
  { q: ['تيشيرت احمر'], grades: [[3, { named: /shirt|tee/i, color: 'red' }]] },
  { q: ['تيشرت اسود رجالي'], grades: [[3, { named: /shirt|tee/i, color: 'black', gender: ['men', 'unisex'] }]] },
]

const gear: Meant[] = [
  { q: ['كورة', 'كوره', 'ball', 'koura', 'كور', 'بالون كورة'], grades: [[3, { category: 'balls' }]] },
  {
    q: ['كورة قدم', 'football', 'كرة قدم'],
    grades: [
      [3, { category: 'balls-football' }],
      [2, { category: ['balls-futsal', 'shoes-football'] }],
      [1, { category: 'football-kits' }],
    ],
  },
  { q: ['كورة خماسي', 'futsal ball'], grades: [[3, { category: 'balls-futsal' }]] },
  {
    q: ['كورة مقاس 5', 'football size 5'],
    grades: [
      [3, { code: 'FBL-101' }],
      [2, { category: 'balls-football' }],
    ],
  },
  {
    q: ['كورة باسكت', 'كرة سلة', 'basketball', 'كورة سله'],
    grades: [
      [3, { category: 'balls-basketball' }],
      [1, { named: /basketball/i }],
    ],
  },
  { q: ['كورة فولي', 'كرة طائرة', 'volleyball'], grades: [[3, { category: 'balls-volleyball' }]] },
  { q: ['كورة هاندبول', 'كورة يد'], grades: [[3, { category: 'balls-handball' }]] },
  {
    q: ['شنطة ضهر', 'شنطة ظهر', 'backpack', 'shanta dahr', 'باك باج', 'شنطه ضهر'],
    grades: [
      [3, { named: /backpack/i }],
      [2, { category: 'bags-backpacks' }],
    ],
  },
  { q: ['شنطة مدرسة', 'شنط مدارس', 'school bag'], grades: SCHOOL_BAG },
  {
    q: ['شنطة جيم', 'gym bag', 'شنطة چيم', 'شنطة تمرين'],
    grades: [
      [3, { category: 'bags-duffel' }],
      [3, { named: /gym.* bag|training backpack/i }],
      [1, { category: 'bags' }],
    ],
  },
  {
    q: ['شنطة', 'bag', 'شنط', 'shanta', 'حقيبة', 'bags'],
    grades: [
      [3, { category: 'bags' }],
      [2, { named: / bag/i }],
    ],
  },
  { q: ['شنطة كروس', 'cross bag'], grades: [[3, { category: 'bags-cross-body' }]] },
  {
    q: ['جوانتي حارس', 'جوانتيات حارس مرمى', 'goalkeeper gloves', 'قفازات حارس', 'gloves'],
    grades: [[3, { category: 'equipment-gloves' }]],
  },
  { q: ['واقي ساق', 'شنكار', 'shin guards', 'واقى ساق'], grades: [[3, { category: 'equipment-shin-guards' }]] },
  { q: ['مضرب بادل', 'padel racket', 'مضرب بادل هيد'], grades: [[3, { named: /padel racket/i }]] },
  {
    q: ['مضرب تنس', 'tennis racket', 'مضارب تنس'],
    grades: [
      [3, { named: /tennis racket/i }],
      [2, { category: 'equipment-rackets' }],
    ],
  },
  {
    q: ['زجاجة مياه', 'ازازة مية', 'water bottle', 'زمزمية'],
    grades: [
      [3, { category: 'equipment-bottles' }],
      [2, { named: /bottle/i }],
    ],
  },
  { q: ['كاب', 'cap', 'طاقية', 'كابات'], grades: [[3, { category: 'accessories-caps' }]] },
  {
    q: ['ايس كاب', 'beanie'],
    grades: [
      [3, { named: /beanie/i }],
      [1, { category: 'accessories-caps' }],
    ],
  },
  { q: ['شيكر', 'protein shaker'], grades: [[3, { named: /shaker/i }]] },
  { q: ['يوجا', 'yoga', 'يوغا'], grades: [[3, { named: /yoga/i }]] },
  {
    q: ['سباحة', 'swimming', 'حاجات سباحه'],
    grades: [
      [3, { named: /swim|burkini/i }],
      [3, { category: ['equipment-swimming', 'men-swimwear'] }],
      [2, { named: /pool/i }],
    ],
  },
  { q: ['بوكس', 'boxing', 'ملاكمة'], grades: [[3, { category: 'equipment-boxing' }]] },
  { q: ['هدايا', 'gifts', 'هدية اقل من 500'], grades: [[3, { category: 'gifts' }]] },
  { q: ['اديداس', 'adidas', 'adiddas', 'h]d]hs', 'أديدس', 'addidas'], grades: [[3, { brand: 'adidas' }]] },
  { q: ['نايك', 'nike', 'نايكي', 'ىهنث', 'نيك', 'nikee'], grades: [[3, { brand: 'nike' }]] },
  { q: ['بوما', 'puma', 'بومه', 'حعةش'], grades: [[3, { brand: 'puma' }]] },
  {
    q: ['اندر ارمور', 'under armour', 'underarmour', 'اندرارمر', 'under armor'],
    grades: [[3, { brand: 'under-armour' }]],
  },
  { q: ['AHL-2627-H', 'ahl-2627-h', 'ahl 2627 h', 'AHL2627H'], grades: [[3, { code: 'AHL-2627-H' }]] },
  { q: ['AHL-2627-H-RED-XS', '2000000000015'], grades: [[3, { code: 'AHL-2627-H' }]] },
  { q: ['STR-105'], grades: [[3, { code: 'STR-105' }]] },
]

/** Everything that is not asked for by its club. */
export const shopQueries: Meant[] = [...shoes, ...clothes, ...gear]
