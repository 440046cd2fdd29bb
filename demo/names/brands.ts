/** [slug, Arabic, English, founded, country ar, country en]; uncertain facts are null (docs/rules/catalogue.md#facts). */
const list = [
  ['modarag', 'مدرّج', 'Modarag', null, 'مصر', 'Egypt'],
  ['adidas', 'أديداس', 'adidas', 1949, 'ألمانيا', 'Germany'],
  ['nike', 'نايكي', 'Nike', 1964, 'الولايات المتحدة', 'United States'],
  ['puma', 'بوما', 'Puma', 1948, 'ألمانيا', 'Germany'],
  ['under-armour', 'أندر آرمور', 'Under Armour', 1996, 'الولايات المتحدة', 'United States'],
  ['new-balance', 'نيو بالانس', 'New Balance', 1906, 'الولايات المتحدة', 'United States'],
  ['asics', 'أسيكس', 'ASICS', 1949, 'اليابان', 'Japan'],
  ['mizuno', 'ميزونو', 'Mizuno', 1906, 'اليابان', 'Japan'],
  ['reebok', 'ريبوك', 'Reebok', 1958, null, null],
  ['umbro', 'أمبرو', 'Umbro', 1924, 'المملكة المتحدة', 'United Kingdom'],
  ['kappa', 'كابا', 'Kappa', 1967, 'إيطاليا', 'Italy'],
  ['joma', 'خوما', 'Joma', 1965, 'إسبانيا', 'Spain'],
  ['macron', 'ماكرون', 'Macron', 1971, 'إيطاليا', 'Italy'],
  ['hummel', 'هامل', 'Hummel', 1923, null, null],
  ['lotto', 'لوتو', 'Lotto', 1973, 'إيطاليا', 'Italy'],
  ['diadora', 'ديادورا', 'Diadora', 1948, 'إيطاليا', 'Italy'],
  ['fila', 'فيلا', 'Fila', 1911, 'إيطاليا', 'Italy'],
  ['skechers', 'سكيتشرز', 'Skechers', 1992, 'الولايات المتحدة', 'United States'],
  ['speedo', 'سبيدو', 'Speedo', 1914, 'أستراليا', 'Australia'],
  ['wilson', 'ويلسون', 'Wilson', null, 'الولايات المتحدة', 'United States'],
  ['head', 'هيد', 'Head', 1950, null, null],
  ['yonex', 'يونكس', 'Yonex', 1946, 'اليابان', 'Japan'],
  ['molten', 'مولتن', 'Molten', 1958, 'اليابان', 'Japan'],
  ['mikasa', 'ميكاسا', 'Mikasa', 1917, 'اليابان', 'Japan'],
  ['spalding', 'سبالدينج', 'Spalding', 1876, 'الولايات المتحدة', 'United States'],
  ['everlast', 'إيفرلاست', 'Everlast', 1910, 'الولايات المتحدة', 'United States'],
  ['uhlsport', 'أولشبورت', 'uhlsport', 1948, 'ألمانيا', 'Germany'],
  ['ea7', 'إي إيه 7', 'EA7', null, null, null],
] as const

export type BrandSlug = (typeof list)[number][0]
type About = { ar: string; en: string }

/** What the shop says of a brand: facts of the table above, or why it is on the shelf. */
const about: Partial<Record<BrandSlug, About>> = {
  modarag: {
    ar: 'ماركة المحل: لبس تمرين وأدوات بسعر معقول، اختارنا خاماتها وجرّبناها في ملاعب القاهرة.',
    en: 'Our own label: training wear and gear at a fair price, with fabrics we picked and tried on the pitches of Cairo.',
  },
  adidas: {
    ar: 'من ألمانيا سنة 1949. أطقم أندية كبيرة، وأحذية كورة وجري.',
    en: 'From Germany, since 1949. Kits of big clubs, football boots and running shoes.',
  },
  nike: {
    ar: 'بدأت سنة 1964 في الولايات المتحدة، وموجودة عندنا في الأطقم والأحذية ولبس التمرين.',
    en: 'Started in the United States in 1964; with us for kits, shoes and training wear.',
  },
  puma: { ar: 'ألمانية من سنة 1948، وبتلبّس منتخب مصر من 2019.', en: 'German, since 1948, and kit supplier of Egypt since 2019.' },
  asics: {
    ar: 'يابانية من 1949، والاسم الأول عند كتير من بتوع الجري.',
    en: 'Japanese, since 1949, and many runners name it first.',
  },
  mizuno: {
    ar: 'يابانية من 1906، أحذية مريحة للي بيجري ويلعب كتير.',
    en: 'Japanese, since 1906: comfortable shoes for people who play a lot.',
  },
  speedo: { ar: 'أسترالية من 1914، متخصصة في السباحة.', en: 'Australian, since 1914, and all about swimming.' },
  spalding: { ar: 'أمريكية من 1876، كور سلة قبل أي حاجة.', en: 'American, since 1876: basketballs before anything else.' },
  mikasa: { ar: 'يابانية من 1917، كور طائرة ويد.', en: 'Japanese, since 1917: volleyballs and handballs.' },
  molten: { ar: 'يابانية من 1958، كور سلة ويد وطائرة.', en: 'Japanese, since 1958: basketball, handball and volleyball.' },
  everlast: { ar: 'أمريكية من 1910، جوانتيات وأكياس بوكس.', en: 'American, since 1910: boxing gloves and bags.' },
  uhlsport: { ar: 'ألمانية من 1948، جوانتيات حراس مرمى.', en: 'German, since 1948: gloves for goalkeepers.' },
}

export const brands = list.map(([slug, ar, en, founded, countryAr, countryEn], i) => ({
  id: i + 1,
  slug,
  name_ar: ar,
  name_en: en,
  founded,
  country_ar: countryAr,
  country_en: countryEn,
  about_ar: about[slug]?.ar ?? '',
  about_en: about[slug]?.en ?? '',
  position: i + 1,
}))

const ids = new Map(brands.map((brand) => [brand.slug, brand.id]))

export function brandId(slug: BrandSlug | null): number | null {
  return slug === null ? null : (ids.get(slug) ?? null)
}
