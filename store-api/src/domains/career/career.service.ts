import { createHash, randomInt } from 'node:crypto'
import { networkOf } from 'server-kit/network.ts'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { findCustomer, type SessionCustomer } from '#src/domains/account/session.service.ts'
import { queueMessage } from '#src/domains/message/message.service.ts'
import { faultsOf, type Judged, requireValid } from '#src/http/rules.ts'
import { spend } from '#src/http/rate-limit.ts'
import { limit } from '#src/limits.ts'
import { type JobRow, selectJob, selectOpenJobs } from './career.queries.ts'
import type { Job, JobApplicationNumber, JobListQuery } from './career.schema.ts'
import { insertApplication, type NewApplication, selectOpenNumber } from './application.queries.ts'
import { type ApplicationFields, judgeApplication } from './application-rules.ts'
import { type CvKind, MAX_CV } from './cv-file.ts'
import { kindInThread } from './kind-in-thread.ts'

/** Lists the open jobs; an unknown branch or governorate has none. */
export async function listJobs({ db, language, now }: Context, query: JobListQuery): Promise<Job[]> {
  return (await selectOpenJobs(db, language, now(), query)).map(jobOf)
}

/** Returns a job by id or slug. Throws NOT_FOUND; GONE when it is closed. */
export async function getJob({ db, language, now }: Context, idOrSlug: string): Promise<Job> {
  const row = await selectJob(db, language, now(), idOrSlug)
  if (!row) throw new ApiError('NOT_FOUND')
  if (!row.open) throw new ApiError('GONE')
  return jobOf(row)
}

function jobOf({ publishedAt, open: _, ...job }: JobRow): Job {
  return { ...job, publishedAt: publishedAt.toISOString() }
}

/** A received form: its fields as texts, and its file if it has one. */
interface SentApplication {
  fields: ApplicationFields
  file: Buffer | null
}

const TRIES = 20

/**
 * Takes an application for a job, from anybody; `read` is called once it is known that the caller may try. Who applies
 * is told the number by WhatsApp. A second application is answered as the first and changes nothing. Throws
 * VALIDATION_FAILED, FILE_TYPE or FILE_TOO_LARGE when the file alone is at fault, JOB_CLOSED, ALREADY_APPLIED (to the
 * owner of the mobile), RATE_LIMITED, and what `read` throws.
 */
export async function applyForJob(
  context: Context,
  read: () => Promise<SentApplication>,
): Promise<JobApplicationNumber> {
  const { language, now } = context
  const customer = await findCustomer(context)
  await limitApplicationTry(context, customer)
  const { fields, file } = await read()
  const judged = judgeApplication(fields, now())
  const faults = { ...(await placeFaults(context, judged)), ...faultsOf(judged) }
  // Before the file, which takes longest to look at.
  if (Object.keys(faults).length === 0) await admit(context, customer, requireValid(judged))
  const cv = await judgeCv(file)
  if (cv.fault) throw fileError(cv.fault, faults)
  const values = requireValid(judged, faults)
  const application = { ...values, customerId: customer?.id ?? null, language, cv: cv.value, at: now() }
  return { number: await writeApplication(context, application) }
}

/**
 * Throws RATE_LIMITED, and ALREADY_APPLIED only for the customer with this verified mobile: others would learn who
 * applied.
 */
async function admit(
  context: Context,
  customer: SessionCustomer | null,
  { jobId, mobile }: { jobId: number; mobile: string },
): Promise<void> {
  await limitApplication(context, mobile)
  if (customer?.mobile !== mobile) return
  if (await selectOpenNumber(context.db, jobId, mobile)) throw new ApiError('ALREADY_APPLIED')
}

/** Returns the faults of job and branch. Throws JOB_CLOSED. */
async function placeFaults({ db, language, now }: Context, { jobId, branchId }: ReturnType<typeof judgeApplication>) {
  const faults: Record<string, FieldRule[]> = {}
  if (jobId.fault) return faults
  const job = await selectJob(db, language, now(), String(jobId.value))
  if (job && !job.open) throw new ApiError('JOB_CLOSED')
  if (!job) faults.jobId = [{ rule: 'ref' }]
  else if (!branchId.fault && !job.branchIds.includes(branchId.value)) faults.branchId = [{ rule: 'ref' }]
  return faults
}

/**
 * Gives a form whose only fault is its file the code of the file fault. The texts of these codes are about pictures, so
 * the text of the field is used.
 */
function fileError(fault: FieldRule, others: Record<string, FieldRule[]>): ApiError {
  const fields = { ...others, cv: [fault] }
  if (Object.keys(others).length > 0 || fault.rule === 'required') return new ApiError('VALIDATION_FAILED', { fields })
  return new ApiError(fault.rule === 'fileSize' ? 'FILE_TOO_LARGE' : 'FILE_TYPE', { fields })
}

/**
 * The number of the application; of the one that this mobile has for this job already, when it is not decided: the
 * answer is the same.
 */
async function writeApplication(context: Context, application: Omit<NewApplication, 'number'>): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const number = await tryNumber(context, { ...application, number: newApplicationNumber(attempt) })
    if (number !== undefined) return number
    const open = await selectOpenNumber(context.db, application.jobId, application.mobile)
    if (open) return open
  }
  throw new Error('No number is free')
}

/**
 * Inserts the application and its notification in one transaction. The notification has no typed text: the mobile may
 * belong to somebody else.
 */
async function tryNumber(context: Context, application: NewApplication): Promise<string | undefined> {
  return context.db.transaction().execute(async (trx) => {
    const row = await insertApplication(trx, application)
    if (!row) return undefined
    const { number, jobTitle } = row
    const message = { key: `application:${number}`, mobile: application.mobile, params: [jobTitle, number] }
    await queueMessage({ ...context, db: trx }, { ...message, template: 'application_received' })
    return number
  })
}

const DAY = 86_400
const byMobile = limit({ name: 'job-application', tries: 15, seconds: DAY })
const byCustomer = limit({ name: 'job-application-customer', tries: 60, seconds: DAY })
// Many phones share one address of their operator.
const byNetwork = limit({ name: 'job-application-net', tries: 100, seconds: DAY })

type Caller = Pick<Context, 'db' | 'address'>

/**
 * Counts a try to apply: reading a file is expensive. The guests of a network must not stop its customers. Throws
 * RATE_LIMITED.
 */
function limitApplicationTry({ db, address }: Caller, customer: SessionCustomer | null): Promise<void> {
  return spend(db, [customer ? [byCustomer, String(customer.id)] : [byNetwork, networkOf(address)]])
}

/** Counts an application with valid fields. Throws RATE_LIMITED. */
function limitApplication({ db }: Caller, mobile: string): Promise<void> {
  return spend(db, [[byMobile, mobile]])
}

const DIGITS = 5

/** Returns a random number for an application, e.g. `J-48213`; each further try has more digits. */
function newApplicationNumber(attempt: number): string {
  const digits = DIGITS + Math.min(attempt, 7)
  return `J-${randomInt(10 ** (digits - 1), 10 ** digits)}`
}

/** A stored CV: the unchanged file and its type. */
export interface Cv {
  bytes: Buffer
  kind: CvKind
  sha256: Buffer
}

/** Validates a file as a CV. Broken rules: `required`, `fileSize`, or `fileType` for an unsafe or invalid document. */
export async function judgeCv(file: Buffer | null): Promise<Judged<Cv>> {
  if (!file || file.length === 0) return { fault: { rule: 'required' } }
  if (file.length > MAX_CV) return { fault: { rule: 'fileSize', values: { max: MAX_CV / 1024 / 1024 } } }
  const kind = await kindInThread(file)
  if (!kind) return { fault: { rule: 'fileType' } }
  return { value: { bytes: file, kind, sha256: createHash('sha256').update(file).digest() } }
}
