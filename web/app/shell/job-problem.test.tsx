import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { throwWithOpenJobs } from '#app/domains/career/closed-job.ts'
import { faultError } from '#app/lib/apollo/fault.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { Query } from '#app/lib/route/page-load.ts'
import { JobProblem } from './job-problem.tsx'

const job = {
  __typename: 'Job',
  id: '1',
  slug: 'sales-associate',
  title: 'Sales associate',
  department: 'STORES',
  employment: 'FULL_TIME',
  summary: 'The first face a customer sees',
  salaryFrom: null,
  salaryTo: null,
  closesOn: null,
  branches: [],
}

test.each([
  ['ar', 'التقديم على الوظيفة دي اتقفل', 'وظايف مفتوحة دلوقتي'],
  ['en', 'This job is closed', 'Open now'],
] as const)('in %s a closed job says so and lists the open ones', async (locale, title, heading) => {
  show(locale, () => throwWithOpenJobs(faultError({ code: 'GONE' }), (async () => ({ jobs: [job] })) as Query))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(heading)
  expect(screen.getByRole('link', { name: 'Sales associate' }).getAttribute('href')).toBe('/hiring/sales-associate')
})

test('without open jobs it links to the list of jobs', async () => {
  show('en', () => throwWithOpenJobs(faultError({ code: 'GONE' }), (async () => ({ jobs: [] })) as Query))
  expect((await screen.findByRole('link', { name: 'All jobs' })).getAttribute('href')).toBe('/hiring')
})

test('other faults show the general error page', async () => {
  const fault = faultError({ code: 'UPSTREAM_TIMEOUT' })
  await expect(throwWithOpenJobs(fault, (() => Promise.reject(new Error('not asked'))) as Query)).rejects.toBe(fault)
})

function show(locale: 'ar' | 'en', loader: () => Promise<never>) {
  const Stub = createRoutesStub([
    { path: '/', loader, ErrorBoundary: JobProblem, HydrateFallback: () => null, Component: () => null },
  ])
  render(inLocale(locale, <Stub />))
}
