import type { FilterPanel_CategoryFragment, FilterPanel_ConnectionFragment } from './__generated__/filter-panel.ts'
import type { FacetName } from './facets.ts'

export const value = (slug: string, label: string, count: number) => ({
  __typename: 'FacetValue' as const,
  slug,
  label,
  count,
  hex: null,
  emblem: null,
})
export const facet = (name: FacetName, ...values: ReturnType<typeof value>[]) => ({
  __typename: 'Facet' as const,
  name,
  values,
})
const money = (amount: string) => ({ __typename: 'Money' as const, amount })
const clubs = [
  'الأهلي',
  'الزمالك',
  'بيراميدز',
  'المصري',
  'الاتحاد',
  'سموحة',
  'إنبي',
  'زد',
  'غزل المحلة',
  'طلائع الجيش',
  'سيراميكا',
]

/** Facets of the unfiltered list. */
export const connection: FilterPanel_ConnectionFragment = {
  __typename: 'ProductConnection',
  facets: [
    facet('CATEGORY', value('men', 'رجالي', 40), value('men-hoodies', 'هوديز', 12), value('shoes', 'أحذية', 9)),
    facet('SUB_CATEGORY', value('men-hoodies', 'هوديز', 12), value('men-socks', 'شرابات', 5)),
    facet('CLUB', ...clubs.map((name, place) => value(`club-${place}`, name, 20 - place))),
    facet('BRAND', value('adidas', 'أديداس', 12), value('kelme', 'كيلمي', 3)),
    facet('KIT_TYPE', value('home', 'أساسي', 11), value('away', 'احتياطي', 6)),
    facet('GENDER', value('men', 'رجالي', 21), value('kids', 'أطفال', 4)),
    facet('SIZE', value('m', 'M', 9), value('l', 'L', 0)),
    facet('BRANCH', value('maadi', 'المعادي', 8)),
    facet('OFFERS', value('true', 'عليه عرض', 7)),
    facet('IN_STOCK', value('true', 'متوفر', 30)),
  ],
  priceFacet: {
    __typename: 'PriceFacet',
    min: money('95.00'),
    max: money('2090.00'),
    buckets: [{ __typename: 'PriceBucket', from: money('95.00'), to: money('2090.00'), count: 40 }],
  },
}

const child = (slug: string, name: string) => ({ __typename: 'Category' as const, id: slug, slug, name })

export const categories: FilterPanel_CategoryFragment[] = [
  { ...child('men', 'رجالي'), children: [child('men-hoodies', 'هوديز'), child('men-socks', 'شرابات')] },
  { ...child('shoes', 'أحذية'), children: [child('boots', 'كورة')] },
]
