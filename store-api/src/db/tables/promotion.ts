import type { Generated } from 'kysely'

export interface PromotionTables {
  campaign: {
    id: Generated<number>
    title_ar: string
    title_en: string
    text_ar: string
    text_en: string
    starts_at: Date
    ends_at: Date
  }
}
