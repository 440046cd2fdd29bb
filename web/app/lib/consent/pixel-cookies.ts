/** Cookies that pixels of Meta, Google and TikTok set for this site. */
const THEIRS = /^(_fb[pc]|_ga(_.+)?|_gid|_gat(_.+)?|_gcl_.+|_ttp|_tt_.+|ttcsid(_.+)?|ttclid)$/

/**
 * Returns Set-Cookie values that delete the pixels' cookies for this host and every parent domain, because scripts set them on the widest
 * possible domain. `cookies` is the request header.
 */
export function withoutPixelCookies(cookies: string | null, hostname: string): string[] {
  const names = (cookies ?? '').split(';').flatMap((pair) => pair.trim().split('=', 1))
  const domains = ['', ...domainsOf(hostname)]
  return names.filter((name) => THEIRS.test(name)).flatMap((name) => domains.map((domain) => gone(name, domain)))
}

function gone(name: string, domain: string): string {
  return `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
}

/** 'www.shop.example' → itself and 'shop.example'. IP addresses and single-label hosts have no parent domain. */
function domainsOf(hostname: string): string[] {
  if (/^[\d.]+$|:/.test(hostname)) return []
  const parts = hostname.split('.')
  return parts.slice(0, -1).map((_, from) => parts.slice(from).join('.'))
}
