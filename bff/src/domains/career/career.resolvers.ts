import type { JobApplicationAddInput, Resolvers } from '#src/__generated__/schema.ts'
import { numberOf } from '#src/graphql/bad-input.ts'
import { numberOrSlug } from '#src/graphql/ids.ts'
import { type FieldsAtFault, refusable } from '#src/graphql/user-errors.ts'

const fieldsAtFault: FieldsAtFault = {
  FILE_TOO_LARGE: 'cv',
  FILE_TYPE: 'cv',
  ALREADY_APPLIED: 'jobId',
  JOB_CLOSED: 'jobId',
  NOT_FOUND: 'jobId',
}

export const careerResolvers: Resolvers = {
  Query: {
    jobs: (_, { department, branch, stateId }, { sources }) =>
      sources.career.jobs({
        department: department ?? undefined,
        branch: branch ? numberOrSlug('Branch', branch) : undefined,
        governorate: stateId == null ? undefined : numberOf('State', stateId, 'stateId'),
      }),
    job: (_, { id }, { sources }) => sources.career.job(numberOrSlug('Job', id)),
  },
  Mutation: {
    async jobApplicationAdd(_, { input: { cv, ...input } }, { sources }, info) {
      const { done, userErrors } = await refusable<string>(
        info,
        async () => sources.career.apply(fieldsOf(input), await cv),
        fieldsAtFault,
      )
      return { number: done, userErrors }
    },
  },
  Job: {
    async branches({ branchIds }, _, { sources }) {
      const branches = await sources.branch.branchesById()
      return branchIds.flatMap((id) => branches.get(id) ?? [])
    },
  },
}

/** A form field is always a string. */
function fieldsOf({
  jobId,
  branchId,
  acceptTerms,
  ...texts
}: Omit<JobApplicationAddInput, 'cv'>): Record<string, string> {
  return {
    ...texts,
    jobId: numberOrSlug('Job', jobId),
    branchId: numberOrSlug('Branch', branchId),
    acceptTerms: String(acceptTerms),
  }
}
