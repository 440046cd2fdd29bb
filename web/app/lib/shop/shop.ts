import { settings, type ShopConfig } from '#shop.config.ts'

/** The settings as pages show them: without links to the home page of another site. */
export const shop = withoutRootLinks(settings)

/** Lists the links that lead to the home page of another site; they are not shown. */
export function rootLinksOf({ messenger, telegram, social }: ShopConfig): string[] {
  const links = [
    ...Object.entries({ messenger, telegram }),
    ...social.map(({ name, url }): [string, string] => [`social ${name}`, url]),
  ]
  return links.filter(([, url]) => isRoot(url)).map(([name]) => name)
}

/** Returns the settings without links to the home page of another site, which are useless for customers. */
export function withoutRootLinks(config: ShopConfig): ShopConfig {
  const { messenger, telegram, social } = config
  return {
    ...config,
    messenger: isRoot(messenger) ? undefined : messenger,
    telegram: isRoot(telegram) ? undefined : telegram,
    social: social.filter(({ url }) => !isRoot(url)),
  }
}

function isRoot(link: string | undefined): boolean {
  const url = link === undefined ? null : URL.parse(link)
  return url !== null && url.pathname === '/' && url.search === ''
}

/** Returns a WhatsApp link with a prepared message; `number` is in E.164, with or without the plus sign. */
export function whatsappLink(number: string, message?: string): string {
  return `https://wa.me/${number.replace('+', '')}${message ? `?text=${encodeURIComponent(message)}` : ''}`
}

/** Returns a `tel:` link with the digits of a formatted number. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
