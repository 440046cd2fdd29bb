import type { Grade, Meant } from './meaning.ts'

const NOW = '2026-27'

/** Only a club's name: its kits before its mugs. */
const all = (club: string): Grade[] => [
  [3, { club, category: 'football-kits' }],
  [2, { club }],
]
/** A club's shirt: this season's, then older ones and those for fans. */
const shirts = (club: string | string[]): Grade[] => [
  [3, { club, category: 'football-kits', season: NOW }],
  [2, { club, category: 'football-kits' }],
]
const kit = (club: string, kitType: string): Grade[] => [
  [3, { club, kitType, category: 'football-kits', season: NOW }],
  [2, { club, kitType, category: 'football-kits' }],
  [1, { club, kitType }],
  [1, { club, category: 'football-kits' }],
]
/**
 * Grades for a club's product of one kind: products of other clubs are no result, the same kind without a club is a
 * weak one.
 */
const thing = (club: string, category: string): Grade[] => [[3, { club, category }]]
const ofSeason = (club: string, season: string): Grade[] => [
  [3, { club, season, category: 'football-kits' }],
  [2, { club, season }],
  [1, { club, category: 'football-kits' }],
]

const names: Meant[] = [
  {
    q: ['الأهلي', 'الاهلى', 'اهلي', 'ahly', 'el ahly', 'al ahly', 'alahly', 'الاهلىى', 'hgHigd', 'النادي الأهلي'],
    grades: all('al-ahly'),
  },
  {
    q: ['الزمالك', 'zamalek', 'الزملك', 'el zamalek', 'zamlek', 'الزمالكك', 'hg.lhg;', 'الفارس الابيض'],
    grades: all('zamalek'),
  },
  { q: ['بيراميدز', 'pyramids', 'بيرميدز'], grades: all('pyramids') },
  { q: ['الاسماعيلي', 'ismaily', 'الدراويش', 'الإسماعيلى', 'el ismaily'], grades: all('ismaily') },
  { q: ['الاتحاد السكندري', 'الاتحاد السكندرى', 'سيد البلد'], grades: all('al-ittihad-alexandria') },
  { q: ['المقاولين العرب', 'المقاولون'], grades: all('al-mokawloon-al-arab') },
  { q: ['غزل المحله'], grades: all('ghazl-el-mahalla') },
  { q: ['منتخب مصر', 'الفراعنة', 'egypt', 'masr', 'misr', 'مصر', 'المنتخب المصري'], grades: all('egypt') },
  { q: ['ريال مدريد', 'الريال', 'real madrid', 'realmadrid', 'ريال مدريت', 'الملكي'], grades: all('real-madrid') },
  {
    q: ['برشلونة', 'برشلونه', 'برشا', 'البرشا', 'barca', 'barcelona', 'بارسلونا', 'barshelona'],
    grades: all('barcelona'),
  },
  { q: ['ليفربول', 'liverpool', 'ليفر', 'liverpol', 'ليفربول محمد صلاح', 'lefarbol'], grades: all('liverpool') },
  {
    q: ['مان سيتي', 'مانشستر سيتي', 'السيتي', 'man city', 'manchester city', 'مانشستر سيتى'],
    grades: all('manchester-city'),
  },
  {
    q: ['مان يونايتد', 'مانشستر يونايتد', 'man utd', 'man united', 'مانشيستر يونايتد', 'اليونايتد'],
    grades: all('manchester-united'),
  },
  { q: ['ارسنال', 'arsenal', 'الارسنال', 'ارسينال', 'الجانرز'], grades: all('arsenal') },
  { q: ['تشيلسي', 'شيلسي', 'chelsea', 'تشيلسى', 'chelsi'], grades: all('chelsea') },
  { q: ['باريس سان جيرمان', 'psg', 'باريس'], grades: all('paris-saint-germain') },
  { q: ['بايرن ميونخ', 'bayern', 'البايرن', 'بايرن ميونيخ'], grades: all('bayern-munich') },
  { q: ['دورتموند', 'dortmund', 'بروسيا دورتموند'], grades: all('borussia-dortmund') },
  { q: ['يوفنتوس', 'juventus', 'اليوفي', 'juve'], grades: all('juventus') },
  { q: ['انتر ميامي', 'inter miami'], grades: all('inter-miami') },
  { q: ['النصر السعودي', 'النصر', 'al nassr'], grades: all('al-nassr') },
  { q: ['الهلال', 'el hilal'], grades: all('al-hilal') },
  { q: ['الارجنتين', 'argentina', 'منتخب الارجنتين'], grades: all('argentina') },
  { q: ['منتخب المغرب', 'morocco'], grades: all('morocco') },
]

const kits: Meant[] = [
  {
    q: [
      'تيشيرت الاهلي',
      'تي شيرت الاهلي',
      'فانلة الاهلي',
      'فنلة الاهلى',
      'teshert el ahly',
      'ahly jersey',
      'ahly t-shirt',
      'قميص الأهلي',
    ],
    grades: shirts('al-ahly'),
  },
  { q: ['عايز فانلة الاهلي الجديدة', 'تيشرت الاهلي', 'تيشيرت النادي الاهلي كام سعره'], grades: shirts('al-ahly') },
  { q: ['تيشيرت الزمالك', 'فانلة زمالك', 'zamalek shirt', 'fanelet el zamalek'], grades: shirts('zamalek') },
  { q: ['تيشيرت منتخب مصر', 'قميص مصر', 'egypt jersey'], grades: shirts('egypt') },
  {
    q: ['تيشيرت محمد صلاح', 'salah shirt', 'صلاح'],
    grades: [
      [3, { club: ['liverpool', 'egypt'], category: 'football-kits' }],
      [2, { club: ['liverpool', 'egypt'] }],
    ],
  },
  {
    q: ['تيشيرت ميسي', 'messi'],
    grades: [
      [3, { club: ['inter-miami', 'argentina'], category: 'football-kits' }],
      [2, { club: ['inter-miami', 'argentina', 'barcelona'] }],
    ],
  },
  {
    q: ['تيشيرت رونالدو', 'ronaldo shirt'],
    grades: [
      [3, { club: ['al-nassr', 'portugal'], category: 'football-kits' }],
      [2, { club: ['al-nassr', 'portugal'] }],
      [1, { club: 'real-madrid' }],
    ],
  },
  { q: ['تيشيرت ريال مدريد', 'real madrid jersey', 'فانلة الريال', 'تيشيرت ريال'], grades: shirts('real-madrid') },
  { q: ['ليفربول تيشيرت', 'liverpool kit'], grades: shirts('liverpool') },
  { q: ['الاهلي الاحتياطي', 'تيشيرت الاهلي الاحتياطى', 'ahly away', 'ahly away shirt'], grades: kit('al-ahly', 'away') },
  { q: ['تيشيرت الزمالك الاساسي', 'zamalek home kit'], grades: kit('zamalek', 'home') },
  { q: ['تيشيرت حارس الاهلي', 'ahly goalkeeper shirt'], grades: kit('al-ahly', 'goalkeeper') },
  { q: ['برشلونة الطقم التالت', 'barcelona third'], grades: kit('barcelona', 'third') },
  { q: ['تيشيرت تدريب ليفربول', 'liverpool training'], grades: kit('liverpool', 'training') },
  {
    q: ['تيشيرت الاهلي القديم', 'تيشيرت اهلي كلاسيك', 'ahly retro'],
    grades: [
      [3, { club: 'al-ahly', kitType: 'retro' }],
      [1, { club: 'al-ahly', category: 'football-kits' }],
    ],
  },
  { q: ['الاهلي 2025/26', 'تيشيرت الاهلي 25-26', 'الاهلي موسم ٢٠٢٥ ٢٠٢٦'], grades: ofSeason('al-ahly', '2025-26') },
  { q: ['تيشيرت الزمالك موسم 2026/27', 'zamalek 26/27'], grades: ofSeason('zamalek', NOW) },
  {
    q: ['طقم الاهلي اطفال', 'تيشيرت الاهلي اطفال', 'ahly kids kit', 'لبس الاهلي للاولاد'],
    grades: [
      [3, { club: 'al-ahly', gender: 'kids' }],
      [1, { club: 'al-ahly', category: 'football-kits' }],
    ],
  },
  {
    q: ['طقم الزمالك كامل', 'zamalek full kit'],
    grades: [
      [3, { club: 'zamalek', kind: 'bundle' }],
      [2, { club: 'zamalek', category: 'football-kits-kids' }],
      [1, { club: 'zamalek', category: 'football-kits' }],
    ],
  },
  {
    q: ['تيشيرت الاهلي بكم طويل', 'ahly long sleeve'],
    grades: [
      [3, { club: 'al-ahly', named: /long-sleeve/ }],
      [1, { club: 'al-ahly', category: 'football-kits' }],
    ],
  },
  { q: ['تيشيرت الاهلي مقاس XL', 'تيشيرت الاهلى لارج'], grades: shirts('al-ahly') },
  {
    q: ['تيشيرت الاهلي احمر', 'red ahly shirt'],
    grades: [
      [3, { club: 'al-ahly', category: 'football-kits', color: 'red' }],
      [1, { club: 'al-ahly', color: 'red' }],
    ],
  },
  {
    q: ['تيشيرت الاهلي اديداس', 'adidas ahly'],
    grades: [
      [3, { club: 'al-ahly', brand: 'adidas', category: 'football-kits' }],
      [2, { club: 'al-ahly', brand: 'adidas' }],
      [1, { club: 'al-ahly', category: 'football-kits' }],
    ],
  },
  { q: ['تيشيرتات منتخبات', 'national team shirts'], grades: [[3, { category: 'football-kits-national' }]] },
  { q: ['تيشيرتات كلاسيك', 'retro shirts', 'تيشيرتات كورة قديمة'], grades: [[3, { category: 'football-kits-retro' }]] },
]

const things: Meant[] = [
  { q: ['مج الاهلي', 'ahly mug'], grades: [[3, { club: 'al-ahly', named: /mug/ }]] },
  { q: ['كوفية الزمالك', 'zamalek scarf', 'سكارف الزمالك'], grades: thing('zamalek', 'accessories-scarves') },
  { q: ['شنطة الاهلي', 'ahly bag', 'شنطه ضهر الاهلى'], grades: thing('al-ahly', 'bags') },
  { q: ['ترينج الاهلي', 'trnj ahly', 'ahly tracksuit'], grades: thing('al-ahly', 'men-tracksuits') },
  { q: ['جاكت الزمالك', 'zamalek jacket'], grades: thing('zamalek', 'men-jackets') },
  { q: ['شورت الاهلي', 'ahly shorts'], grades: thing('al-ahly', 'men-shorts') },
  { q: ['شراب الزمالك'], grades: thing('zamalek', 'men-socks') },
  {
    q: ['كاب الاهلي', 'ahly cap'],
    grades: [
      [3, { club: 'al-ahly', named: / cap$/ }],
      [2, { club: 'al-ahly', category: 'accessories-caps' }],
    ],
  },
  { q: ['ميدالية ليفربول'], grades: [[3, { club: 'liverpool', named: /keychain/ }]] },
  { q: ['هودي ريال مدريد', 'real madrid hoodie'], grades: thing('real-madrid', 'men-hoodies') },
  {
    q: ['هدايا اهلاوية', 'هدية لمشجع الاهلي'],
    grades: [
      [3, { club: 'al-ahly', category: 'gifts' }],
      [2, { club: 'al-ahly' }],
    ],
  },
]

/** Clubs and national teams, their kits, and what bears their crest. */
export const clubQueries: Meant[] = [...names, ...kits, ...things]
