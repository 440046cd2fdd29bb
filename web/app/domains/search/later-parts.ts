import { later } from '#app/lib/later/later.tsx'

// What a phone hides, or a visit seldom needs: its code comes after the list's own.

export const FilterPanel = later(async () => (await import('#app/domains/search/filters/filter-panel.tsx')).FilterPanel)
export const FinderSection = later(async () => (await import('#app/domains/search/finder/finder-section.tsx')).FinderSection)
