import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Steps } from '#app/ui/steps.tsx'
import { branchStepPath, jobPath, jobsPath } from './career-paths.ts'

const steps = ['jobs', 'requirements', 'branch', 'apply'] as const

type Step = (typeof steps)[number]
type Props = { now: Step; /** The chosen job. */ job?: { slug: string } }

/** The four steps of an application; completed steps are links. */
export function CareerSteps({ now, job }: Props) {
  const { t } = useTranslation('career')
  const here = steps.indexOf(now)
  const ways: Partial<Record<Step, string>> = {
    jobs: jobsPath,
    ...(job && { requirements: jobPath(job), branch: branchStepPath(job) }),
  }
  const label = (step: Step, done: boolean): ReactNode => {
    const to = ways[step]
    if (!done || !to) return t(`steps.${step}`)
    return (
      <Link
        to={to}
        viewTransition
        className="tap-area inline-block min-w-6 leading-6 underline-offset-4 hover:underline"
      >
        {t(`steps.${step}`)}
      </Link>
    )
  }
  return (
    <Steps
      label={t('steps.label')}
      steps={steps.map((step, place) => {
        const state = place < here ? 'done' : place === here ? 'now' : 'next'
        return { id: step, label: label(step, state === 'done'), state, stateLabel: t(`steps.${state}`) }
      })}
    />
  )
}
