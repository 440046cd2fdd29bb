import type { Context } from '#src/http/context.ts'
import type { ShopStat } from './article.schema.ts'
import { selectStats, type StatKey, statKeys } from './stats.queries.ts'

const labels: Record<StatKey, { ar: string; en: string }> = {
  products: { ar: 'منتج تختار منهم', en: 'products to choose from' },
  clubs: { ar: 'نادي ومنتخب', en: 'clubs and national teams' },
  brands: { ar: 'ماركة رياضية', en: 'sports brands' },
  branches: { ar: 'فرع تقيس فيه', en: 'branches to try things on in' },
  governorates: { ar: 'محافظة بنوصّلها', en: 'governorates we deliver to' },
  delivered: { ar: 'طلب وصل لصاحبه', en: 'orders brought to the door' },
}

/** The shop in numbers, counted now. What there is none of is left out: nobody boasts of nothing. */
export async function listStats({ db, language }: Context): Promise<ShopStat[]> {
  const counts = await selectStats(db)
  return statKeys.flatMap((key) => (counts[key] > 0 ? [{ key, value: counts[key], label: labels[key][language] }] : []))
}
