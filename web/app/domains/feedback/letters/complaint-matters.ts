/** What a complaint may be about, in the order of the form. */
export const matters = ['ORDER', 'BRANCH', 'PRODUCT', 'WEBSITE', 'OTHER'] as const

export type Matter = (typeof matters)[number]

/** What a form says it is about; anything else is something else. */
export function readMatter(given: string): Matter {
  return matters.find((matter) => matter === given) ?? 'OTHER'
}

/** What a matter asks for: the rest of the form is left out. */
export const asksFor = {
  branch: (matter: Matter) => matter === 'BRANCH',
  order: (matter: Matter) => matter === 'ORDER' || matter === 'PRODUCT',
} as const
