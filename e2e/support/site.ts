import { shopUrl } from './addresses.ts'
import type { Shop } from './test.ts'

/** Returns the address of the first detail page of a list: `/blogs/blog-details/…` of `/blogs`. */
export async function firstLink(
  { page, language }: Pick<Shop, 'page' | 'language'>,
  list: string,
  under: string,
): Promise<string> {
  const response = await page.request.get(shopUrl() + list, { headers: { 'accept-language': language } })
  const [link] = new RegExp(`/${under}/[\\w-]+`).exec(await response.text()) ?? []
  if (link) return link
  throw new Error(`${list} leads to none of its pages`)
}
