import type { Club } from './club.ts'

const saudi: Club['league'] = ['دوري المحترفين السعودي', 'Saudi Pro League']
const argentina: Club['league'] = ['الدوري الأرجنتيني', 'Argentine Primera']

export const arabAndAmericanClubs: Club[] = [
  {
    slug: 'al-hilal', code: 'HIL', kind: 'club', name: ['الهلال', 'Al Hilal'], fame: 2, word: 'HILAL',
    founded: '1957-10-16', league: saudi, nicknames: ['الزعيم', 'The Boss'], stadium: ['المملكة أرينا', 'Kingdom Arena'],
    kitColor: ['أزرق', 'Blue'], supplier: 'puma', emblem: { pattern: 'line', colors: ['#1648b8', '#ffffff'] },
  },
  {
    slug: 'al-nassr', code: 'NAS', kind: 'club', name: ['النصر', 'Al Nassr'], fame: 2, word: 'NASSR',
    founded: '1955-10-24', league: saudi, nicknames: ['العالمي', 'The Global Club'], stadium: ['الأول بارك', 'Al-Awwal Park'],
    kitColor: ['أصفر وأزرق', 'Yellow and blue'], emblem: { pattern: 'halves', colors: ['#ffd21f', '#17479e'] },
  },
  {
    slug: 'al-ittihad-jeddah', code: 'ITJ', kind: 'club', name: ['الاتحاد السعودي', 'Al Ittihad Jeddah'], fame: 1, word: 'JEDDAH',
    founded: '1927-12-26', league: saudi, nicknames: ['العميد', 'The Dean'], stadium: ['مدينة الملك عبد الله الرياضية', 'King Abdullah Sports City'],
    kitColor: ['أصفر وأسود', 'Yellow and black'], emblem: { pattern: 'stripes', colors: ['#ffd200', '#16181d'] },
  },
  {
    slug: 'inter-miami', code: 'MIA', kind: 'club', name: ['إنتر ميامي', 'Inter Miami'], fame: 2, word: 'MIAMI',
    founded: '2018-01-28', league: ['الدوري الأمريكي', 'MLS'], nicknames: ['مالك الحزين', 'The Herons'],
    kitColor: ['وردي وأسود', 'Pink and black'], supplier: 'adidas', emblem: { pattern: 'line', colors: ['#f5b5c8', '#16181d'] },
  },
  {
    slug: 'boca-juniors', code: 'BOC', kind: 'club', name: ['بوكا جونيورز', 'Boca Juniors'], fame: 1, word: 'BOCA',
    founded: '1905-04-03', league: argentina, nicknames: ['الزينيزيس', 'Xeneizes'], stadium: ['لا بومبونيرا', 'La Bombonera'],
    kitColor: ['أزرق بشريط أصفر', 'Blue with a yellow band'], supplier: 'adidas', emblem: { pattern: 'band', colors: ['#123a8c', '#ffc61e'] },
  },
  {
    slug: 'river-plate', code: 'RIV', kind: 'club', name: ['ريفر بليت', 'River Plate'], fame: 1, word: 'RIVER',
    founded: '1901-05-25', league: argentina, nicknames: ['المليوناريوس', 'Millonarios'], stadium: ['مونومنتال', 'Monumental'],
    kitColor: ['أبيض بوشاح أحمر', 'White with a red sash'], supplier: 'adidas', emblem: { pattern: 'sash', colors: ['#ffffff', '#d4142a'] },
  },
]
