/** Matters of a complaint, in the order of the form. */
export const matters = ['ORDER', 'BRANCH', 'PRODUCT', 'WEBSITE', 'OTHER'] as const

export type Matter = (typeof matters)[number]

/** Reads the matter of a form; unknown values mean OTHER. */
export function readMatter(given: string): Matter {
  return matters.find((matter) => matter === given) ?? 'OTHER'
}

/** The fields that a matter has. */
export const hasField = {
  branch: (matter: Matter) => matter === 'BRANCH',
  order: (matter: Matter) => matter === 'ORDER' || matter === 'PRODUCT',
} as const
