type Holiday = { day: string; ar: string; en: string }

const fixed = [
  ['01-07', 'عيد الميلاد المجيد', 'Coptic Christmas'],
  ['01-25', 'عيد الشرطة وثورة 25 يناير', 'Police Day and 25 January'],
  ['04-25', 'عيد تحرير سيناء', 'Sinai Liberation Day'],
  ['05-01', 'عيد العمال', 'Labour Day'],
  ['06-30', 'ثورة 30 يونيو', '30 June Revolution'],
  ['07-23', 'ثورة 23 يوليو', '23 July Revolution'],
  ['10-06', 'عيد القوات المسلحة', 'Armed Forces Day'],
] as const

/** Expected by the astronomical calendar; the sighting or a decree of the government may move them by a day or more. */
const moving: Holiday[] = [
  ...days('2026-03-20', 3, 'عيد الفطر', 'Eid al-Fitr'),
  ...days('2026-04-13', 1, 'شم النسيم', 'Sham el-Nessim'),
  ...days('2026-05-26', 1, 'وقفة عرفات', 'Arafat Day'),
  ...days('2026-05-27', 3, 'عيد الأضحى', 'Eid al-Adha'),
  ...days('2026-06-17', 1, 'رأس السنة الهجرية', 'Islamic New Year'),
  ...days('2026-08-26', 1, 'المولد النبوي', "Prophet's Birthday"),
  ...days('2027-03-10', 3, 'عيد الفطر', 'Eid al-Fitr'),
  ...days('2027-05-03', 1, 'شم النسيم', 'Sham el-Nessim'),
  ...days('2027-05-15', 1, 'وقفة عرفات', 'Arafat Day'),
  ...days('2027-05-16', 3, 'عيد الأضحى', 'Eid al-Adha'),
  ...days('2027-06-06', 1, 'رأس السنة الهجرية', 'Islamic New Year'),
  ...days('2027-08-15', 1, 'المولد النبوي', "Prophet's Birthday"),
]

/** The public holidays of 2026 and 2027, on which nothing is dispatched or delivered. */
export const holidays: Holiday[] = [
  ...[2026, 2027].flatMap((year) => fixed.map(([day, ar, en]) => ({ day: `${year}-${day}`, ar, en }))),
  ...moving,
]

function days(first: string, count: number, ar: string, en: string): Holiday[] {
  const start = Date.parse(`${first}T00:00:00Z`)
  return Array.from({ length: count }, (_, i) => ({ day: new Date(start + i * 86_400_000).toISOString().slice(0, 10), ar, en }))
}
