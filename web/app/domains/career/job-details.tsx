import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type { JobDetails_JobFragment } from './__generated__/job-details.ts'

const parts = ['duties', 'requirements', 'offer'] as const

/** Tasks, requirements and benefits of a job. */
export function JobDetails({ job }: { job: JobDetails_JobFragment }) {
  const { t } = useTranslation('career')
  return (
    <div className="grid gap-8">
      {parts.map((part) =>
        job[part].length > 0 ? <Part key={part} title={t(`job.${part}`)} points={job[part]} /> : null,
      )}
    </div>
  )
}

function Part({ title, points }: { title: string; points: readonly string[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      <ul className="grid gap-2.5">
        {points.map((point) => (
          <li key={point} className="flex gap-3 text-16">
            <Check aria-hidden="true" strokeWidth={2} className="mt-1 size-4.5 flex-none text-text-3" />
            <span>
              <Text>{point}</Text>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
