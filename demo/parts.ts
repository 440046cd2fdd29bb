/** The parts that earlier versions of the demo shop lack, each with its tables that have an id sequence. */
export const PARTS = {
  careers: ['job'],
  albums: ['photo_album', 'album_photo'],
  videos: ['video'],
  coupons: ['coupon'],
  content: ['blog_post', 'news_item'],
} as const

export type Part = keyof typeof PARTS
