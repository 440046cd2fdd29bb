import { type Static, Type } from '@fastify/type-provider-typebox'
import { Id, Nullable } from '#src/http/schema-parts.ts'

export const JobDepartment = Type.Enum([
  'stores',
  'warehouse',
  'delivery',
  'care',
  'buying',
  'design',
  'marketing',
  'engineering',
])
export const JobEmployment = Type.Enum(['fullTime', 'partTime', 'temporary', 'internship'])
export const JobApplicationStatus = Type.Enum(['received', 'inReview', 'interview', 'hired', 'declined'])

const Piastres = Nullable(Type.Integer({ description: 'Piastres per month; null when negotiable' }))

export const Job = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    title: Type.String(),
    department: JobDepartment,
    employment: JobEmployment,
    summary: Type.String(),
    duties: Type.Array(Type.String()),
    requirements: Type.Array(Type.String()),
    offer: Type.Array(Type.String(), { description: 'Benefits' }),
    salaryFrom: Piastres,
    salaryTo: Piastres,
    publishedAt: Type.String({ format: 'date-time' }),
    closesOn: Nullable(Type.String({ description: 'Last day to apply, `YYYY-MM-DD` in Africa/Cairo' })),
    branchIds: Type.Array(Id, { description: 'Branches with a vacancy, in branch order' }),
  },
  { title: 'Job', description: 'An open job at the shop' },
)

export const JobListQuery = Type.Object({
  department: Type.Optional(JobDepartment),
  branch: Type.Optional(Type.String({ maxLength: 80, description: 'Id or slug of a branch' })),
  governorate: Type.Optional(Id),
})

const Words = (description?: string) => Type.String({ description })

/** Documents the contract only: the service reads the form itself. */
export const JobApplicationForm = Type.Object({
  jobId: Words('Id'),
  branchId: Words('Id of one of the branches of the job'),
  fullName: Words(),
  mobile: Words(),
  email: Words(),
  dateOfBirth: Words('YYYY-MM-DD; 18 years at least'),
  gender: Words('`male` or `female`'),
  acceptTerms: Words('`true`'),
  cv: Type.String({ format: 'binary', description: 'PDF, DOC or DOCX (detected by content), at most 5 MB' }),
})

export const JobApplicationNumber = Type.Object(
  { number: Type.String({ description: 'Reference number, e.g. J-48213' }) },
  { title: 'JobApplicationNumber' },
)

export const JobApplication = Type.Object(
  {
    number: Type.String(),
    jobSlug: Type.String(),
    jobTitle: Type.String(),
    branch: Type.String(),
    fullName: Type.String(),
    mobile: Type.String(),
    email: Type.String(),
    dateOfBirth: Type.String(),
    gender: Type.Enum(['male', 'female']),
    language: Type.Enum(['ar', 'en'], { description: 'Language of the reply' }),
    status: JobApplicationStatus,
    cvKind: Type.Enum(['pdf', 'doc', 'docx']),
    cvBytes: Type.Integer(),
    cvSha256: Type.String({ description: 'SHA-256 of the CV, hexadecimal' }),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { title: 'JobApplication', description: 'A job application; for staff only' },
)

export const JobApplicationListQuery = Type.Object({
  job: Type.Optional(Type.String({ maxLength: 80, description: 'Id or slug of a job; all jobs when omitted' })),
  status: Type.Optional(JobApplicationStatus),
  first: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
})

export const JobForShop = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    title: Type.String(),
    department: JobDepartment,
    open: Type.Boolean({ description: 'Whether applications are accepted now' }),
    closesOn: Nullable(Type.String()),
    applications: Type.Integer(),
    undecided: Type.Integer({ description: 'Number of undecided applications' }),
  },
  { title: 'JobForShop' },
)

export type Job = Static<typeof Job>
export type JobListQuery = Static<typeof JobListQuery>
export type JobApplication = Static<typeof JobApplication>
export type JobApplicationListQuery = Static<typeof JobApplicationListQuery>
export type JobApplicationNumber = Static<typeof JobApplicationNumber>
export type JobApplicationStatus = Static<typeof JobApplicationStatus>
export type JobForShop = Static<typeof JobForShop>
