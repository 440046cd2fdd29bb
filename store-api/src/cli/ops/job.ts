import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { writeFile } from 'node:fs/promises'
import type { JobApplication, JobApplicationStatus, JobForShop } from '#src/domains/career/career.schema.ts'
import { oneOf, wholeNumber } from './arguments.ts'
import type { OpsContext } from '#src/cli/context.ts'
import { moment, table } from './table.ts'

const statuses: JobApplicationStatus[] = ['received', 'inReview', 'interview', 'hired', 'declined']
const NUMBER = 'number of the application'

export function addJobCommands(ops: CommandUnknownOpts, { client, print }: OpsContext): void {
  const job = ops.command('job').description('Handles job applications.')
  job
    .command('list')
    .description('Lists all jobs with the number of applications.')
    .action(async () => print(jobTable((await client().get<JobForShop[]>('/internal/jobs')).data)))
  job
    .command('applications')
    .description('Lists the newest applications.')
    .option('--job <slug>', 'only applications for this job')
    .option('--status <status>', `only applications with this status: ${statuses.join(', ')}`, oneOf(statuses))
    .option('--first <count>', 'number of applications', wholeNumber(), 20)
    .action(async ({ job, status, first }) => {
      const query = new URLSearchParams({ first: String(first), ...(job && { job }), ...(status && { status }) })
      print(
        applicationTable((await client().get<JobApplication[]>(`/internal/job-applications?${query.toString()}`)).data),
      )
    })
  job
    .command('move')
    .description('Changes the status of an application; hired and declined are final.')
    .argument('<application>', NUMBER)
    .argument('<status>', statuses.join(', '), oneOf(statuses))
    .action(async (number, status) => {
      const { data } = await client().post<JobApplication>(
        `${applicationPath(number)}/status`,
        { status },
        missing(number),
      )
      print(`${data.number}  ${data.status}`)
    })
  job
    .command('cv')
    .description('Saves the CV of an application (PDF, DOC, DOCX). The file is untrusted.')
    .argument('<application>', NUMBER)
    .argument('<file>', 'file to write')
    .action(async (number, file) => {
      const bytes = await client().bytes(`${applicationPath(number)}/cv`, missing(number))
      await writeFile(file, bytes, { mode: 0o600 })
      print(`${file}  ${bytes.length} bytes`)
    })
}

function jobTable(jobs: JobForShop[]): string {
  const rows = jobs.map(({ slug, title, department, open, closesOn, applications, undecided }) => [
    slug,
    open ? 'open' : 'closed',
    closesOn,
    applications,
    undecided,
    department,
    title,
  ])
  return table(['JOB', 'STATE', 'UNTIL', 'APPLIED', 'UNDECIDED', 'DEPARTMENT', 'TITLE'], rows, 'No jobs.')
}

function applicationTable(applications: JobApplication[]): string {
  const rows = applications.map(
    ({ number, createdAt, status, jobSlug, branch, mobile, email, dateOfBirth, cvKind, fullName }) => [
      number,
      moment(createdAt),
      status,
      jobSlug,
      mobile,
      email,
      dateOfBirth,
      cvKind,
      branch,
      fullName,
    ],
  )
  const headings = ['NUMBER', 'WRITTEN', 'STATUS', 'JOB', 'MOBILE', 'E-MAIL', 'BORN', 'CV', 'BRANCH', 'NAME']
  return table(headings, rows, 'No applications.')
}

function applicationPath(number: string): string {
  return `/internal/job-applications/${encodeURIComponent(number)}`
}

function missing(number: string): string {
  return `There is no application ${number}.`
}
