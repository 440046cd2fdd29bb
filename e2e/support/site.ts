import { shopUrl } from './addresses.ts'
import type { Shop } from './test.ts'

/** The first page of one thing that a list leads to: `/blogs/blog-details/…` of `/blogs`. */
export async function firstLink({ page, language }: Pick<Shop, 'page' | 'language'>, list: string, under: string): Promise<string> {
  const response = await page.request.get(shopUrl() + list, { headers: { 'accept-language': language } })
  const [link] = new RegExp(`/${under}/[\\w-]+`).exec(await response.text()) ?? []
  if (link) return link
  throw new Error(`${list} leads to none of its pages`)
}
