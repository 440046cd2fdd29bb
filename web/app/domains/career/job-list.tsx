import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip, ChipRow } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { shop } from '#app/lib/shop/shop.ts'
import { numberOf } from '#app/lib/route/number-of.ts'
import type { JobCard_JobFragment } from './__generated__/job-card.ts'
import { jobsPath } from './career-paths.ts'
import { JobCard } from './job-card.tsx'

/** The name of a department: beside its jobs, on phones above them. */
const row = 'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]'

type Props = { jobs: readonly JobCard_JobFragment[]; wanted: Wanted }

/** Jobs by department, filtered by governorate or branch. */
export function JobList({ jobs, wanted }: Props) {
  const { t } = useTranslation('career')
  const found = jobsIn(jobs, wanted)
  const branch = jobs
    .flatMap(({ branches }) => branches ?? [])
    .find(({ id, slug }) => wanted.branch && [numberOf(id), slug].includes(wanted.branch))
  if (jobs.length === 0) return <NoJobs />
  const all = wanted.state === null && wanted.branch === null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <ChipRow label={t('list.filter')}>
        <Chip asChild>
          <Link to={jobsPath} preventScrollReset aria-current={all ? 'true' : undefined}>
            {t('list.everywhere')}
          </Link>
        </Chip>
        {branch ? (
          <Chip asChild>
            <Link to={`${jobsPath}?branch=${branch.slug}`} preventScrollReset aria-current="true">
              <span>
                <Text>{t('list.branch', { name: branch.name })}</Text>
              </span>
            </Link>
          </Chip>
        ) : null}
        {governoratesOf(jobs).map(({ id, name, count }) => (
          <Chip key={id} asChild>
            <Link
              to={`${jobsPath}?governorate=${numberOf(id)}`}
              preventScrollReset
              aria-current={wanted.state === numberOf(id) ? 'true' : undefined}
            >
              <span>
                <Text>{t('list.governorate', { name, count })}</Text>
              </span>
            </Link>
          </Chip>
        ))}
      </ChipRow>
      <p role="status" className="sr-only">
        {t('list.count', { count: found.length })}
      </p>
      {found.length === 0 ? <NoneThere /> : null}
      {byDepartment(found).map(([department, some]) => (
        <section key={department} aria-labelledby={department} className={row}>
          <h2 id={department} className="type-h3">
            {t(`departments.${department}`)}
          </h2>
          <ul className="grid gap-3">
            {some.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function NoneThere() {
  const { t } = useTranslation('career')
  return (
    <EmptyState
      icon={<BriefcaseBusiness aria-hidden="true" />}
      title={t('list.noneThere')}
      action={
        <Button asChild variant="outline">
          <Link to={jobsPath} viewTransition>
            {t('list.showAll')}
          </Link>
        </Button>
      }
    >
      {t('list.noneThereText')}
    </EmptyState>
  )
}

function NoJobs() {
  const { t } = useTranslation('career')
  return (
    <EmptyState
      icon={<BriefcaseBusiness aria-hidden="true" />}
      title={t('list.none')}
      action={
        shop.social.length > 0 ? (
          <Button asChild variant="outline">
            <Link to="/social" viewTransition>
              {t('list.follow')}
            </Link>
          </Button>
        ) : undefined
      }
    >
      {t('list.noneText')}
    </EmptyState>
  )
}

type Job = Pick<JobCard_JobFragment, 'branches' | 'department'>

/** Reads the filter of the list from the address: a governorate by id, a branch by slug or id. */
type Wanted = { state: string | null; branch: string | null }

export function wantedIn(params: URLSearchParams): Wanted {
  return { state: params.get('governorate'), branch: params.get('branch') }
}

/** Returns the jobs in the chosen place. */
function jobsIn<One extends Job>(jobs: readonly One[], { state, branch }: Wanted): One[] {
  const isThere = (there: NonNullable<Job['branches']>[number]) =>
    (state === null || numberOf(there.state.id) === state) &&
    (branch === null || numberOf(there.id) === branch || there.slug === branch)
  return state === null && branch === null ? [...jobs] : jobs.filter(({ branches }) => branches?.some(isThere))
}

/** Counts the jobs of each governorate, in the order of the branches. */
function governoratesOf(jobs: readonly Job[]): { id: string; name: string; count: number }[] {
  const names = new Map(
    jobs.flatMap(({ branches }) => (branches ?? []).map(({ state }) => [state.id, state.name] as const)),
  )
  const counted = [...names].map(([id, name]) => ({
    id,
    name,
    count: jobsIn(jobs, { state: numberOf(id), branch: null }).length,
  }))
  return counted.sort((one, other) => other.count - one.count)
}

function byDepartment<One extends Job>(jobs: readonly One[]): [Job['department'], One[]][] {
  return [...Map.groupBy(jobs, ({ department }) => department)]
}
