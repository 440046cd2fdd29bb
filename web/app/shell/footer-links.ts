import { topPaths } from '#app/domains/catalog/catalog-paths.ts'
import { shop } from '#app/lib/shop/shop.ts'

/** Links of the footer besides the categories: addresses by the name of their text (`shell:links.…`). */
export const footerLinks = {
  service: {
    track: '/track-order',
    contact: '/contact-us',
    complaints: '/contact-us/complaints',
    findProduct: '/find-product',
    suggestProduct: '/suggest-product',
    terms: '/terms',
    privacy: '/privacy-settings',
    accessibility: '/accessibility',
  },
  discover: {
    offers: topPaths.offers,
    newArrivals: topPaths.newArrivals,
    comingSoon: '/coming-soon',
    topTeams: topPaths.topTeams,
    topBrands: topPaths.topBrands,
    blogs: '/blogs',
    photos: '/multimedia/photos',
    videos: '/multimedia/videos',
  },
  company: companyLinks(shop.social),
} as const

type CompanyLinks = { about: string; branches: string; news: string; hiring: string; social?: string }

/** Links about the company; a shop without social networks has no link to them. */
export function companyLinks(social: readonly unknown[]): CompanyLinks {
  const links = { about: '/about', branches: '/branches', news: '/multimedia/news', hiring: '/hiring' }
  return social.length > 0 ? { ...links, social: '/social' } : links
}
