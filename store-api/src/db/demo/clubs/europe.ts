import type { Club } from './club.ts'

const spain: Club['league'] = ['الدوري الإسباني', 'La Liga']
const england: Club['league'] = ['الدوري الإنجليزي الممتاز', 'Premier League']
const germany: Club['league'] = ['الدوري الألماني', 'Bundesliga']
const france: Club['league'] = ['الدوري الفرنسي', 'Ligue 1']
const italy: Club['league'] = ['الدوري الإيطالي', 'Serie A']
const portugal: Club['league'] = ['الدوري البرتغالي', 'Primeira Liga']

export const europeanClubs: Club[] = [
  {
    slug: 'real-madrid', code: 'RMA', kind: 'club', name: ['ريال مدريد', 'Real Madrid'], fame: 3, word: 'MADRID',
    founded: '1902-03-06', league: spain, nicknames: ['الملكي', 'Los Blancos'], stadium: ['سانتياجو برنابيو', 'Santiago Bernabéu'],
    kitColor: ['أبيض', 'White'], supplier: 'adidas', emblem: { pattern: 'line', colors: ['#ffffff', '#c9a24b'] },
  },
  {
    slug: 'barcelona', code: 'BAR', kind: 'club', name: ['برشلونة', 'Barcelona'], fame: 3, word: 'BARCA',
    founded: '1899-11-29', founders: ['جوان جامبر', 'Joan Gamper'], league: spain, nicknames: ['البلوغرانا', 'Blaugrana'], stadium: ['كامب نو', 'Camp Nou'],
    kitColor: ['خطوط أزرق ونبيتي', 'Blue and garnet stripes'], supplier: 'nike', emblem: { pattern: 'stripes', colors: ['#1b3f94', '#8f1538'] },
  },
  {
    slug: 'atletico-madrid', code: 'ATM', kind: 'club', name: ['أتلتيكو مدريد', 'Atlético Madrid'], fame: 2, word: 'ATLETI',
    founded: '1903-04-26', league: spain, nicknames: ['الكولتشونيروس', 'Colchoneros'], stadium: ['متروبوليتانو', 'Metropolitano'],
    kitColor: ['خطوط أحمر وأبيض', 'Red and white stripes'], supplier: 'nike', emblem: { pattern: 'stripes', colors: ['#c8202f', '#ffffff'] },
  },
  {
    slug: 'liverpool', code: 'LIV', kind: 'club', name: ['ليفربول', 'Liverpool'], fame: 3, word: 'REDS',
    founded: '1892', league: england, nicknames: ['الريدز', 'The Reds'], stadium: ['أنفيلد', 'Anfield'],
    kitColor: ['أحمر', 'Red'], supplier: 'adidas', emblem: { pattern: 'line', colors: ['#b5121b', '#f6eb61'] },
  },
  {
    slug: 'manchester-united', code: 'MUN', kind: 'club', name: ['مانشستر يونايتد', 'Manchester United'], fame: 3, word: 'UNITED',
    founded: '1878', league: england, nicknames: ['الشياطين الحمر', 'The Red Devils'], stadium: ['أولد ترافورد', 'Old Trafford'],
    kitColor: ['أحمر', 'Red'], supplier: 'adidas', emblem: { pattern: 'line', colors: ['#c4161c', '#16181d'] },
  },
  {
    slug: 'manchester-city', code: 'MCI', kind: 'club', name: ['مان سيتي', 'Manchester City'], fame: 3, word: 'CITY',
    founded: '1880', league: england, nicknames: ['السيتيزنز', 'Citizens, Sky Blues'], stadium: ['الاتحاد', 'Etihad'],
    kitColor: ['سماوي', 'Sky blue'], supplier: 'puma', emblem: { pattern: 'line', colors: ['#7ab8e3', '#ffffff'] },
  },
  {
    slug: 'arsenal', code: 'ARS', kind: 'club', name: ['أرسنال', 'Arsenal'], fame: 3, word: 'GUNNERS',
    founded: '1886', league: england, nicknames: ['المدفعجية', 'The Gunners'], stadium: ['الإمارات', 'Emirates'],
    kitColor: ['أحمر بأكمام بيضا', 'Red with white sleeves'], supplier: 'adidas', emblem: { pattern: 'halves', colors: ['#d3121f', '#ffffff'] },
  },
  {
    slug: 'chelsea', code: 'CHE', kind: 'club', name: ['تشيلسي', 'Chelsea'], fame: 2, word: 'BLUES',
    founded: '1905-03-10', league: england, nicknames: ['البلوز', 'The Blues'], stadium: ['ستامفورد بريدج', 'Stamford Bridge'],
    kitColor: ['أزرق', 'Blue'], supplier: 'nike', emblem: { pattern: 'line', colors: ['#1238a0', '#ffffff'] },
  },
  {
    slug: 'tottenham', code: 'TOT', kind: 'club', name: ['توتنهام', 'Tottenham'], fame: 2, word: 'SPURS',
    founded: '1882-09-05', league: england, nicknames: ['السبيرز', 'Spurs'], stadium: ['استاد توتنهام هوتسبير', 'Tottenham Hotspur Stadium'],
    kitColor: ['أبيض وكحلي', 'White and navy'], supplier: 'nike', emblem: { pattern: 'halves', colors: ['#ffffff', '#132257'] },
  },
  {
    slug: 'newcastle', code: 'NEW', kind: 'club', name: ['نيوكاسل', 'Newcastle'], fame: 1, word: 'MAGPIES',
    founded: '1892-12-09', league: england, nicknames: ['الماجبايز', 'The Magpies'], stadium: ['سانت جيمس بارك', "St James' Park"],
    kitColor: ['خطوط أسود وأبيض', 'Black and white stripes'], supplier: 'adidas', emblem: { pattern: 'stripes', colors: ['#16181d', '#ffffff'] },
  },
  {
    slug: 'aston-villa', code: 'AVL', kind: 'club', name: ['أستون فيلا', 'Aston Villa'], fame: 1, word: 'VILLA',
    founded: '1874', league: england, nicknames: ['الفيلانز', 'The Villans'], stadium: ['فيلا بارك', 'Villa Park'],
    kitColor: ['نبيتي وأزرق', 'Claret and blue'], supplier: 'adidas', emblem: { pattern: 'halves', colors: ['#7b1530', '#94c4ea'] },
  },
  {
    slug: 'bayern-munich', code: 'BAY', kind: 'club', name: ['بايرن ميونخ', 'Bayern Munich'], fame: 2, word: 'BAYERN',
    founded: '1900-02-27', league: germany, nicknames: ['البافاري', 'Die Roten'], stadium: ['أليانز أرينا', 'Allianz Arena'],
    kitColor: ['أحمر', 'Red'], supplier: 'adidas', emblem: { pattern: 'band', colors: ['#d50032', '#ffffff'] },
  },
  {
    slug: 'borussia-dortmund', code: 'BVB', kind: 'club', name: ['بوروسيا دورتموند', 'Borussia Dortmund'], fame: 2, word: 'BVB',
    founded: '1909-12-19', league: germany, nicknames: ['أسود وأصفر', 'BVB, Schwarzgelben'], stadium: ['سيجنال إيدونا بارك', 'Signal Iduna Park'],
    kitColor: ['أصفر وأسود', 'Yellow and black'], supplier: 'puma', emblem: { pattern: 'line', colors: ['#fde100', '#16181d'] },
  },
  {
    slug: 'paris-saint-germain', code: 'PSG', kind: 'club', name: ['باريس سان جيرمان', 'Paris Saint-Germain'], fame: 2, word: 'PARIS',
    founded: '1970-08-12', league: france, nicknames: ['الباريسي', 'Les Parisiens'], stadium: ['بارك دي برانس', 'Parc des Princes'],
    kitColor: ['كحلي بشريط أحمر', 'Navy with a red band'], supplier: 'nike', emblem: { pattern: 'band', colors: ['#14225a', '#d01c2e'] },
  },
  {
    slug: 'marseille', code: 'OMA', kind: 'club', name: ['مارسيليا', 'Marseille'], fame: 1, word: 'MARSEILLE',
    founded: '1899-08-31', league: france, nicknames: ['الفوسيان', 'Les Phocéens'], stadium: ['فيلودروم', 'Vélodrome'],
    kitColor: ['أبيض وسماوي', 'White and sky blue'], supplier: 'puma', emblem: { pattern: 'line', colors: ['#ffffff', '#2faee0'] },
  },
  {
    slug: 'juventus', code: 'JUV', kind: 'club', name: ['يوفنتوس', 'Juventus'], fame: 2, word: 'TORINO',
    founded: '1897-11-01', league: italy, nicknames: ['السيدة العجوز', 'The Old Lady'], stadium: ['أليانز ستاديوم، تورينو', 'Allianz Stadium, Turin'],
    kitColor: ['خطوط أسود وأبيض', 'Black and white stripes'], supplier: 'adidas', emblem: { pattern: 'stripes', colors: ['#ffffff', '#16181d'] },
  },
  {
    slug: 'ac-milan', code: 'MIL', kind: 'club', name: ['ميلان', 'AC Milan'], fame: 2, word: 'MILAN',
    founded: '1899-12', league: italy, nicknames: ['الروسونيري', 'Rossoneri'], stadium: ['سان سيرو', 'San Siro'],
    kitColor: ['خطوط أحمر وأسود', 'Red and black stripes'], supplier: 'puma', emblem: { pattern: 'stripes', colors: ['#c5112c', '#16181d'] },
  },
  {
    slug: 'inter', code: 'INT', kind: 'club', name: ['إنتر ميلان', 'Inter'], fame: 2, word: 'INTER',
    founded: '1908-03-09', league: italy, nicknames: ['النيراتزوري', 'Nerazzurri'], stadium: ['سان سيرو', 'San Siro'],
    kitColor: ['خطوط أزرق وأسود', 'Blue and black stripes'], supplier: 'nike', emblem: { pattern: 'stripes', colors: ['#1a46a8', '#16181d'] },
  },
  {
    slug: 'napoli', code: 'NAP', kind: 'club', name: ['نابولي', 'Napoli'], fame: 1, word: 'NAPOLI',
    founded: '1926-08-01', league: italy, nicknames: ['البارتينوبي', 'Partenopei'], stadium: ['دييجو أرماندو مارادونا', 'Diego Armando Maradona'],
    kitColor: ['سماوي', 'Sky blue'], supplier: 'ea7', emblem: { pattern: 'solid', colors: ['#3fa4dd'] },
  },
  {
    slug: 'roma', code: 'ROM', kind: 'club', name: ['روما', 'Roma'], fame: 1, word: 'ROMA',
    founded: '1927', league: italy, nicknames: ['الجيالوروسي', 'Giallorossi'], stadium: ['الأولمبيكو', 'Stadio Olimpico'],
    kitColor: ['أحمر غامق وأصفر', 'Dark red and yellow'], supplier: 'adidas', emblem: { pattern: 'halves', colors: ['#8e1f2f', '#f0bc42'] },
  },
  {
    slug: 'ajax', code: 'AJA', kind: 'club', name: ['أياكس', 'Ajax'], fame: 1, word: 'AJAX',
    founded: '1900-03-18', league: ['الدوري الهولندي', 'Eredivisie'], nicknames: ['أبناء الآلهة', 'Godenzonen'], stadium: ['يوهان كرويف أرينا', 'Johan Cruijff ArenA'],
    kitColor: ['أبيض بشريط أحمر عريض', 'White with a broad red band'], supplier: 'adidas', emblem: { pattern: 'thirds', colors: ['#ffffff', '#d2122e', '#ffffff'] },
  },
  {
    slug: 'benfica', code: 'BEN', kind: 'club', name: ['بنفيكا', 'Benfica'], fame: 1, word: 'BENFICA',
    founded: '1904-02-28', league: portugal, nicknames: ['النسور', 'Águias'], stadium: ['دا لوز', 'Estádio da Luz'],
    kitColor: ['أحمر', 'Red'], supplier: 'adidas', emblem: { pattern: 'solid', colors: ['#d2152c'] },
  },
  {
    slug: 'porto', code: 'POR', kind: 'club', name: ['بورتو', 'Porto'], fame: 1, word: 'PORTO',
    founded: '1893-09-28', league: portugal, nicknames: ['التنانين', 'Dragões'], stadium: ['دراجاو', 'Dragão'],
    kitColor: ['خطوط أزرق وأبيض', 'Blue and white stripes'], supplier: 'new-balance', emblem: { pattern: 'stripes', colors: ['#1f4fa8', '#ffffff'] },
  },
  {
    slug: 'sporting-cp', code: 'SCP', kind: 'club', name: ['سبورتنج لشبونة', 'Sporting CP'], fame: 1, word: 'SPORTING',
    founded: '1906-07-01', league: portugal, nicknames: ['الأسود', 'Leões'], stadium: ['جوزيه ألفالادي', 'José Alvalade'],
    kitColor: ['أخضر وأبيض بالعرض', 'Green and white hoops'], supplier: 'nike', emblem: { pattern: 'hoops', colors: ['#0a7d46', '#ffffff'] },
  },
  {
    slug: 'celtic', code: 'CEL', kind: 'club', name: ['سلتيك', 'Celtic'], fame: 1, word: 'CELTIC',
    founded: '1887-11-06', league: ['الدوري الاسكتلندي الممتاز', 'Scottish Premiership'], nicknames: ['البويز', 'The Bhoys'], stadium: ['سلتيك بارك', 'Celtic Park'],
    kitColor: ['أخضر وأبيض بالعرض', 'Green and white hoops'], supplier: 'adidas', emblem: { pattern: 'hoops', colors: ['#ffffff', '#0d8a4a'] },
  },
]
