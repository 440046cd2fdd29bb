import { type Thing, shopRef } from '#app/lib/structured-data/json-ld.ts'

export type JobFacts = {
  title: string
  summary: string
  duties: readonly string[]
  requirements: readonly string[]
  offer: readonly string[]
  employment: 'FULL_TIME' | 'PART_TIME' | 'TEMPORARY' | 'INTERNSHIP'
  /** Pounds per month; null when negotiable. */
  salaryFrom: { amount: string } | null | undefined
  salaryTo: { amount: string } | null | undefined
  publishedAt: string
  closesOn: string | null | undefined
  branches: readonly { address: string; state: { name: string } }[]
}

const EMPLOYMENT = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  TEMPORARY: 'TEMPORARY',
  INTERNSHIP: 'INTERN',
} as const

/** A job posting with its branches and its deadline. */
export function jobPosting(
  job: JobFacts,
  { path, shopName, origin }: { path: string; shopName: string; origin: string },
): Thing {
  const {
    title,
    summary,
    duties,
    requirements,
    offer,
    employment,
    salaryFrom,
    salaryTo,
    publishedAt,
    closesOn,
    branches,
  } = job
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
  return {
    '@type': 'JobPosting',
    title,
    // Search engines parse it as HTML.
    description: `<p>${escapeHtml(summary)}</p>${[duties, requirements, offer].map(list).join('')}`,
    url: origin + path,
    datePosted: publishedAt.slice(0, 10),
    // End of that day in Africa/Cairo.
    validThrough: closesOn ? `${closesOn}T23:59:59+02:00` : undefined,
    employmentType: EMPLOYMENT[employment],
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name: shopName, sameAs: `${origin}/`, ...shopRef(origin) },
    jobLocation: branches.map(({ address, state }) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: state.name,
        addressRegion: state.name,
        addressCountry: 'EG',
      },
    })),
    baseSalary: salaryFrom && {
      '@type': 'MonetaryAmount',
      currency: 'EGP',
      value: {
        '@type': 'QuantitativeValue',
        minValue: Number(salaryFrom.amount),
        maxValue: Number((salaryTo ?? salaryFrom).amount),
        unitText: 'MONTH',
      },
    },
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
