import { writeFile } from 'node:fs/promises'
import type { JobApplication, JobApplicationStatus, JobForShop } from '../../store-api/src/domains/career/career.schema.ts'
import { Refusal, type StoreApi } from './store-api.ts'
import { moment, table } from './table.ts'
import { WrongUse } from './usage.ts'

const statuses: JobApplicationStatus[] = ['received', 'inReview', 'interview', 'hired', 'declined']

/** How far an application is. Throws WrongUse. */
export function readApplicationStatus(text: string): JobApplicationStatus {
  const status = statuses.find((name) => name.toLowerCase() === text.replaceAll('-', '').toLowerCase())
  if (!status) throw new WrongUse(`There is no status "${text}". There are: ${statuses.join(', ')}.`)
  return status
}

/** Every job, with how many applied, as a table. */
export async function listJobs(api: StoreApi): Promise<string> {
  const { data } = await api.get<JobForShop[]>('/internal/jobs')
  const rows = data.map(({ slug, title, department, open, closesOn, applications, undecided }) => [
    slug,
    open ? 'open' : 'closed',
    closesOn,
    applications,
    undecided,
    department,
    title,
  ])
  return rows.length > 0 ? table(['JOB', 'STATE', 'UNTIL', 'APPLIED', 'UNDECIDED', 'DEPARTMENT', 'TITLE'], rows) : 'No jobs.'
}

/** The newest applications as a table. */
export async function listApplications(
  api: StoreApi,
  { job, status, first }: { job?: string; status?: JobApplicationStatus; first: number },
): Promise<string> {
  const query = new URLSearchParams({ first: String(first), ...(job && { job }), ...(status && { status }) })
  const { data } = await api.get<JobApplication[]>(`/internal/job-applications?${query.toString()}`)
  const rows = data.map(({ number, createdAt, status: at, jobSlug, branch, mobile, email, dateOfBirth, cvKind, fullName }) => [
    number,
    moment(createdAt),
    at,
    jobSlug,
    mobile,
    email,
    dateOfBirth,
    cvKind,
    branch,
    fullName,
  ])
  const headings = ['NUMBER', 'WRITTEN', 'STATUS', 'JOB', 'MOBILE', 'E-MAIL', 'BORN', 'CV', 'BRANCH', 'NAME']
  return rows.length > 0 ? table(headings, rows) : 'No applications.'
}

/** Says how far an application is. */
export async function moveApplication(api: StoreApi, number: string, status: JobApplicationStatus): Promise<string> {
  const { data } = await api.post<JobApplication>(`${pathOf(number)}/status`, { status }).catch(noSuch(number))
  return `${data.number}  ${data.status}`
}

/** Writes the CV of an application into a file: a stranger's, to be opened with care. */
export async function saveCv(api: StoreApi, number: string, file: string): Promise<string> {
  const bytes = await api.bytes(`${pathOf(number)}/cv`).catch(noSuch(number))
  await writeFile(file, bytes, { mode: 0o600 })
  return `${file}  ${bytes.length} bytes`
}

function pathOf(number: string): string {
  return `/internal/job-applications/${encodeURIComponent(number)}`
}

function noSuch(number: string) {
  return (error: Error): never => {
    throw error instanceof Refusal && error.code === 'NOT_FOUND' ? new Error(`There is no application ${number}.`) : error
  }
}
