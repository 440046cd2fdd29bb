import type { Club } from './club.ts'

/** Teams of countries: suppliers as in DOMAIN §3.3, nicknames that every Egyptian supporter knows. */
export const nationalTeams: Club[] = [
  {
    slug: 'egypt', code: 'EGY', kind: 'national', name: ['منتخب مصر', 'Egypt'], fame: 3, word: 'EGYPT', nicknames: ['الفراعنة', 'The Pharaohs'],
    kitColor: ['أحمر وأبيض وأسود', 'Red, white and black'], supplier: 'puma', emblem: { pattern: 'thirds', colors: ['#c8102e', '#ffffff', '#14161b'] },
  },
  {
    slug: 'argentina', code: 'ARG', kind: 'national', name: ['منتخب الأرجنتين', 'Argentina'], fame: 3, word: 'ARGENTINA', nicknames: ['التانجو', 'La Albiceleste'],
    kitColor: ['خطوط سماوي وأبيض', 'Sky blue and white stripes'], supplier: 'adidas', emblem: { pattern: 'stripes', colors: ['#79b9e6', '#ffffff'] },
  },
  {
    slug: 'brazil', code: 'BRA', kind: 'national', name: ['منتخب البرازيل', 'Brazil'], fame: 3, word: 'BRASIL', nicknames: ['السيليساو، السامبا', 'Seleção'],
    kitColor: ['أصفر وأخضر', 'Yellow and green'], supplier: 'nike', emblem: { pattern: 'line', colors: ['#fedd00', '#0a8a43'] },
  },
  {
    slug: 'spain', code: 'ESP', kind: 'national', name: ['منتخب إسبانيا', 'Spain'], fame: 2, word: 'ESPANA', nicknames: ['الماتادور', 'La Roja'],
    kitColor: ['أحمر', 'Red'], supplier: 'adidas', emblem: { pattern: 'line', colors: ['#c60b1e', '#ffc400'] },
  },
  {
    slug: 'germany', code: 'GER', kind: 'national', name: ['منتخب ألمانيا', 'Germany'], fame: 2, word: 'GERMANY', nicknames: ['المانشافت', 'Die Mannschaft'],
    kitColor: ['أبيض وأسود', 'White and black'], supplier: 'adidas', emblem: { pattern: 'thirds', colors: ['#16181d', '#d00c27', '#ffce00'] },
  },
  {
    slug: 'italy', code: 'ITA', kind: 'national', name: ['منتخب إيطاليا', 'Italy'], fame: 2, word: 'ITALIA', nicknames: ['الأتزوري', 'Azzurri'],
    kitColor: ['أزرق', 'Blue'], supplier: 'adidas', emblem: { pattern: 'line', colors: ['#1457b0', '#ffffff'] },
  },
  {
    slug: 'france', code: 'FRA', kind: 'national', name: ['منتخب فرنسا', 'France'], fame: 2, word: 'FRANCE', nicknames: ['الديوك', 'Les Bleus'],
    kitColor: ['أزرق', 'Blue'], supplier: 'nike', emblem: { pattern: 'line', colors: ['#1b2a6b', '#d6232f'] },
  },
  {
    slug: 'england', code: 'ENG', kind: 'national', name: ['منتخب إنجلترا', 'England'], fame: 2, word: 'ENGLAND', nicknames: ['الأسود الثلاثة', 'Three Lions'],
    kitColor: ['أبيض وكحلي', 'White and navy'], supplier: 'nike', emblem: { pattern: 'line', colors: ['#ffffff', '#d01c2e'] },
  },
  {
    slug: 'netherlands', code: 'NED', kind: 'national', name: ['منتخب هولندا', 'Netherlands'], fame: 1, word: 'HOLLAND', nicknames: ['الطواحين', 'Oranje'],
    kitColor: ['برتقالي', 'Orange'], supplier: 'nike', emblem: { pattern: 'solid', colors: ['#f36c21'] },
  },
  {
    slug: 'croatia', code: 'CRO', kind: 'national', name: ['منتخب كرواتيا', 'Croatia'], fame: 1, word: 'CROATIA', nicknames: ['الفاتريني', 'Vatreni'],
    kitColor: ['مربعات أحمر وأبيض', 'Red and white checks'], supplier: 'nike', emblem: { pattern: 'checks', colors: ['#ffffff', '#d6202c'] },
  },
  {
    slug: 'portugal', code: 'PRT', kind: 'national', name: ['منتخب البرتغال', 'Portugal'], fame: 3, word: 'PORTUGAL', nicknames: ['برازيل أوروبا', 'Seleção das Quinas'],
    kitColor: ['أحمر وأخضر', 'Red and green'], supplier: 'puma', emblem: { pattern: 'halves', colors: ['#d2122e', '#0b6b3a'] },
  },
  {
    slug: 'morocco', code: 'MAR', kind: 'national', name: ['منتخب المغرب', 'Morocco'], fame: 2, word: 'MAROC', nicknames: ['أسود الأطلس', 'The Atlas Lions'],
    kitColor: ['أحمر وأخضر', 'Red and green'], supplier: 'puma', emblem: { pattern: 'line', colors: ['#c1272d', '#006233'] },
  },
  {
    slug: 'saudi-arabia', code: 'KSA', kind: 'national', name: ['منتخب السعودية', 'Saudi Arabia'], fame: 2, word: 'KSA', nicknames: ['الأخضر', 'The Green Falcons'],
    kitColor: ['أخضر وأبيض', 'Green and white'], supplier: 'adidas', emblem: { pattern: 'solid', colors: ['#0a7a3c'] },
  },
  {
    slug: 'senegal', code: 'SEN', kind: 'national', name: ['منتخب السنغال', 'Senegal'], fame: 1, word: 'SENEGAL', nicknames: ['أسود التيرانجا', 'The Lions of Teranga'],
    kitColor: ['أبيض وأخضر', 'White and green'], supplier: 'puma', emblem: { pattern: 'thirds', colors: ['#0b8043', '#ffd400', '#d2122e'] },
  },
]
