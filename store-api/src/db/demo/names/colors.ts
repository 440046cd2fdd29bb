type ColorFacts = {
  slug: string
  ar: string
  en: string
  /** The Egyptian feminine, which also serves plural nouns: «خطوط حمرا». */
  feminine: string
  hex: string
}

/** The 17 colours a shopper filters by, in the order they are listed. */
export const colors = [
  { slug: 'red', ar: 'أحمر', en: 'red', feminine: 'حمرا', hex: '#c8102e' },
  { slug: 'white', ar: 'أبيض', en: 'white', feminine: 'بيضا', hex: '#ffffff' },
  { slug: 'black', ar: 'أسود', en: 'black', feminine: 'سودا', hex: '#14161b' },
  { slug: 'blue', ar: 'أزرق', en: 'blue', feminine: 'زرقا', hex: '#1f4fb4' },
  { slug: 'sky-blue', ar: 'سماوي', en: 'sky blue', feminine: 'سماوي', hex: '#7cc0ea' },
  { slug: 'navy', ar: 'كحلي', en: 'navy', feminine: 'كحلي', hex: '#14225a' },
  { slug: 'green', ar: 'أخضر', en: 'green', feminine: 'خضرا', hex: '#0b7a3b' },
  { slug: 'yellow', ar: 'أصفر', en: 'yellow', feminine: 'صفرا', hex: '#ffd400' },
  { slug: 'orange', ar: 'برتقالي', en: 'orange', feminine: 'برتقالي', hex: '#f26a1b' },
  { slug: 'grey', ar: 'رمادي', en: 'grey', feminine: 'رمادي', hex: '#8d929b' },
  { slug: 'maroon', ar: 'نبيتي', en: 'maroon', feminine: 'نبيتي', hex: '#7b1530' },
  { slug: 'purple', ar: 'بنفسجي', en: 'purple', feminine: 'بنفسجي', hex: '#5d2e8c' },
  { slug: 'pink', ar: 'وردي', en: 'pink', feminine: 'وردي', hex: '#f0a3bd' },
  { slug: 'gold', ar: 'ذهبي', en: 'gold', feminine: 'دهبي', hex: '#c9a24b' },
  { slug: 'silver', ar: 'فضي', en: 'silver', feminine: 'فضي', hex: '#c4c8ce' },
  { slug: 'beige', ar: 'بيج', en: 'beige', feminine: 'بيج', hex: '#d8c6a3' },
  { slug: 'brown', ar: 'بني', en: 'brown', feminine: 'بني', hex: '#6b4a32' },
] as const satisfies readonly ColorFacts[]

export type ColorSlug = (typeof colors)[number]['slug']
export type Color = ColorFacts & { slug: ColorSlug; id: number }

const bySlug = new Map<string, Color>(colors.map((facts, i) => [facts.slug, { ...facts, id: i + 1 }]))

/** Throws when there is no such colour: data written by hand is checked as it is read. */
export function color(slug: string): Color {
  const found = bySlug.get(slug)
  if (!found) throw new Error(`no such colour: ${slug}`)
  return found
}
