import type { Club } from './club.ts'

const premierLeague: Club['league'] = ['الدوري المصري الممتاز', 'Egyptian Premier League']
const cairoStadium: Club['stadium'] = ['استاد القاهرة الدولي', 'Cairo International Stadium']
const alexandriaStadium: Club['stadium'] = ['استاد الإسكندرية', 'Alexandria Stadium']

export const egyptianClubs: Club[] = [
  {
    slug: 'al-ahly', code: 'AHL', kind: 'club', name: ['الأهلي', 'Al Ahly'], fame: 3, word: 'AHLY',
    founded: '1907-04-24', founders: ['عمر لطفي', 'Omar Lotfi'], league: premierLeague, nicknames: ['الشياطين الحمر، نادي القرن', 'The Red Devils, Club of the Century'],
    stadium: cairoStadium, kitColor: ['أحمر وأبيض', 'Red and white'], supplier: 'adidas', emblem: { pattern: 'line', colors: ['#c8102e', '#ffffff'] },
  },
  {
    slug: 'zamalek', code: 'ZAM', kind: 'club', name: ['الزمالك', 'Zamalek'], fame: 3, word: 'ZAMALEK',
    founded: '1911-01-05', founders: ['جورج مرزباخ', 'George Merzbach'], league: premierLeague, nicknames: ['الفارس الأبيض، مدرسة الفن والهندسة', 'The White Knights'],
    stadium: cairoStadium, kitColor: ['أبيض بخطين حمر', 'White with two red bands'], emblem: { pattern: 'two-bands', colors: ['#ffffff', '#d0142c'] },
  },
  {
    slug: 'pyramids', code: 'PYR', kind: 'club', name: ['بيراميدز', 'Pyramids'], fame: 2, word: 'PYRAMIDS',
    founded: '2008', league: premierLeague, stadium: ['استاد 30 يونيو', '30 June Stadium'], emblem: { pattern: 'halves', colors: ['#14225a', '#6cb7e6'] },
  },
  {
    slug: 'ismaily', code: 'ISM', kind: 'club', name: ['الإسماعيلي', 'Ismaily'], fame: 2, word: 'ISMAILY',
    nicknames: ['الدراويش، برازيل العرب', 'The Dervishes'], stadium: ['استاد الإسماعيلية', 'Ismailia Stadium'],
    kitColor: ['أصفر وأزرق', 'Yellow and blue'], emblem: { pattern: 'line', colors: ['#ffd400', '#1746a2'] },
  },
  {
    slug: 'al-masry', code: 'MAS', kind: 'club', name: ['المصري', 'Al Masry'], fame: 2, word: 'MASRY',
    founded: '1920-03-18', league: premierLeague, nicknames: ['النسور الخضر', 'The Green Eagles'], kitColor: ['أخضر وأبيض', 'Green and white'],
    emblem: { pattern: 'stripes', colors: ['#0b7a3b', '#ffffff'] },
  },
  {
    slug: 'al-ittihad-alexandria', code: 'ITS', kind: 'club', name: ['الاتحاد السكندري', 'Al Ittihad Alexandria'], fame: 2, word: 'ALEX',
    founded: '1914', league: premierLeague, nicknames: ['سيد البلد، زعيم الثغر', 'The Master of the City'], stadium: alexandriaStadium,
    kitColor: ['أخضر وأبيض', 'Green and white'], emblem: { pattern: 'hoops', colors: ['#ffffff', '#0b7a3b'] },
  },
  {
    slug: 'smouha', code: 'SMO', kind: 'club', name: ['سموحة', 'Smouha'], fame: 1, word: 'SMOUHA',
    founded: '1949', league: premierLeague, nicknames: ['الموج الأزرق', 'The Blue Waves'], stadium: alexandriaStadium,
    kitColor: ['أزرق وأبيض', 'Blue and white'], emblem: { pattern: 'line', colors: ['#1d56b0', '#ffffff'] },
  },
  {
    slug: 'al-mokawloon-al-arab', code: 'MOK', kind: 'club', name: ['المقاولون العرب', 'Al Mokawloon Al Arab'], fame: 1, word: 'ARAB',
    founded: '1973', nicknames: ['ذئاب الجبل', 'The Mountain Wolves'], stadium: ['استاد عثمان أحمد عثمان', 'Osman Ahmed Osman Stadium'],
    kitColor: ['أصفر وأسود', 'Yellow and black'], emblem: { pattern: 'halves', colors: ['#ffcf00', '#16181d'] },
  },
  {
    slug: 'ghazl-el-mahalla', code: 'MAH', kind: 'club', name: ['غزل المحلة', 'Ghazl El Mahalla'], fame: 1, word: 'MAHALLA',
    founded: '1936', nicknames: ['زعيم الفلاحين', 'Leader of the Fellahin'], stadium: ['استاد غزل المحلة', 'Ghazl El Mahalla Stadium'],
    kitColor: ['سماوي وأبيض', 'Sky blue and white'], emblem: { pattern: 'stripes', colors: ['#7cc0ea', '#ffffff'] },
  },
]
