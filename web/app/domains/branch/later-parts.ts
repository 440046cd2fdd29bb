import { later } from '#app/lib/later/later.tsx'

/** Far below the first screen of the home page: its code comes after the page's own. */
export const BranchTeaser = later(async () => (await import('#app/domains/branch/branch-teaser.tsx')).BranchTeaser)
