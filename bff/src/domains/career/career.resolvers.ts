import type { CareerErrorCode, JobApplyInput, Resolvers } from '#src/__generated__/schema.ts'
import { numberOf } from '#src/graphql/bad-input.ts'
import { refusable } from '#src/graphql/user-errors.ts'
import * as enums from './career-enums.ts'

export const careerResolvers: Resolvers = {
  ...enums,
  Query: {
    jobs: (_, { department, branch, stateId }, { sources }) =>
      sources.career.jobs({
        department: department ?? undefined,
        branch: branch ?? undefined,
        governorate: stateId == null ? undefined : numberOf(stateId, 'stateId'),
      }),
    job: (_, { id }, { sources }) => sources.career.job(id),
  },
  Mutation: {
    async jobApply(_, { input, cv }, { sources }, info) {
      const { done, userErrors } = await refusable<string, CareerErrorCode>(info, async () =>
        sources.career.apply(fieldsOf(input), await cv),
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
function fieldsOf({ acceptTerms, ...texts }: JobApplyInput): Record<string, string> {
  return { ...texts, acceptTerms: String(acceptTerms) }
}
