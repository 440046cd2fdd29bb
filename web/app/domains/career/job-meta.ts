import type { MetaDescriptor } from 'react-router'
import type { Locale } from '#app/lib/locale/locale.ts'
import { jobPosting } from './job-thing.ts'
import { jsonLd } from '#app/lib/structured-data/json-ld.ts'
import { shop } from '#app/lib/shop/shop.ts'
import type { JobMeta_JobFragment } from './__generated__/job-meta.ts'
import { jobPath } from './career-paths.ts'

/** Returns the structured data of a job. `origin` is the shop's address. Server only. */
export function jobMeta(job: JobMeta_JobFragment, locale: Locale, origin: string): MetaDescriptor[] {
  return jsonLd([
    jobPosting({ ...job, branches: job.branches ?? [] }, { path: jobPath(job), shopName: shop.name[locale], origin }),
  ])
}
