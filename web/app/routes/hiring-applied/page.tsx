import { Applied } from '#app/domains/career/applied.tsx'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { notFound } from '#app/lib/route/results.ts'
import type { Route } from './+types/page'

/** Answers 404 unless the address contains a valid number. */
const load = async ({ params: { number = '' } }: Visit) => {
  if (!/^J-\d{5,12}$/i.test(number)) throw notFound()
  return { number: number.toUpperCase() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = hiddenMeta((t) => t('career:applied.title'))

/** The confirmation of an application. */
export default function HiringAppliedPage({ loaderData: { number } }: Route.ComponentProps) {
  return (
    <div className="max-w-200 pb-section">
      <Applied number={number} />
    </div>
  )
}
