/** Cookies that the pixels set under this site's name: Meta's, Google's, TikTok's. */
const THEIRS = /^(_fb[pc]|_ga(_.+)?|_gid|_gat(_.+)?|_gcl_.+|_ttp|_tt_.+|ttcsid(_.+)?|ttclid)$/

/**
 * Set-Cookie values that take the pixels' cookies away: of this host and of every domain above it, since scripts choose the widest
 * one they can. `cookies` is the request's header.
 */
export function withoutPixelCookies(cookies: string | null, hostname: string): string[] {
  const names = (cookies ?? '').split(';').flatMap((pair) => pair.trim().split('=', 1))
  const domains = ['', ...domainsOf(hostname)]
  return names.filter((name) => THEIRS.test(name)).flatMap((name) => domains.map((domain) => gone(name, domain)))
}

function gone(name: string, domain: string): string {
  return `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
}

/** 'www.shop.example' → that, and 'shop.example'. A number or a single word is nobody's domain. */
function domainsOf(hostname: string): string[] {
  if (/^[\d.]+$|:/.test(hostname)) return []
  const parts = hostname.split('.')
  return parts.slice(0, -1).map((_, from) => parts.slice(from).join('.'))
}
