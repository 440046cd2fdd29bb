import type { Generated, JSONColumnType } from 'kysely'
import type { BlockDocument } from '#src/db/block-document.ts'

export interface ContentTables {
  banner: {
    id: Generated<number>
    eyebrow_ar: string
    eyebrow_en: string
    title_ar: string
    title_en: string
    text_ar: string
    text_en: string
    action_label_ar: string
    action_label_en: string
    action_url: string
    product_ids: number[]
    position: Generated<number>
  }
  blog_post: {
    id: Generated<number>
    slug: string
    topic: 'guides' | 'training' | 'clubs' | 'shop'
    title_ar: string
    title_en: string
    summary_ar: string
    summary_en: string
    author_ar: string
    author_en: string
    cover: string
    cover_alt_ar: string
    cover_alt_en: string
    body_ar: JSONColumnType<BlockDocument[]>
    body_en: JSONColumnType<BlockDocument[]>
    product_slugs: Generated<string[]>
    club_id: number | null
    brand_id: number | null
    published_at: Date
    withdrawn_at: Date | null
  }
  news_item: {
    id: Generated<number>
    slug: string
    kind: 'arrivals' | 'branches' | 'season' | 'offers'
    title_ar: string
    title_en: string
    summary_ar: string
    summary_en: string
    cover: string | null
    cover_alt_ar: Generated<string>
    cover_alt_en: Generated<string>
    body_ar: JSONColumnType<BlockDocument[]>
    body_en: JSONColumnType<BlockDocument[]>
    published_at: Date
    withdrawn_at: Date | null
  }
  page: {
    slug: string
    title_ar: string
    title_en: string
    summary_ar: string
    summary_en: string
    body_ar: JSONColumnType<BlockDocument[]>
    body_en: JSONColumnType<BlockDocument[]>
    updated_at: Generated<Date>
  }
  photo_album: { id: Generated<number>; slug: string; name_ar: string; name_en: string; position: Generated<number> }
  album_photo: {
    id: Generated<number>
    album_id: number
    image_id: string
    caption_ar: string
    caption_en: string
    alt_ar: string
    alt_en: string
    position: Generated<number>
  }
  video: {
    id: Generated<number>
    slug: string
    film: string
    poster: string
    poster_alt_ar: string
    poster_alt_en: string
    title_ar: string
    title_en: string
    description_ar: string
    description_en: string
    seconds: number
    captions: JSONColumnType<{ from: number; to: number; ar: string; en: string }[], string | undefined>
    position: Generated<number>
    published_at: Date
  }
}
