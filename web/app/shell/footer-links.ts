import { topPaths } from '#app/domains/catalog/catalog-paths.ts'

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
  company: { about: '/about', branches: '/branches', news: '/multimedia/news', hiring: '/hiring', social: '/social' },
} as const
