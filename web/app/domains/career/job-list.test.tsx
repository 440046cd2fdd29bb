import { render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { JobCard_JobFragment as Job } from './__generated__/job-card.ts'
import { BranchChoice } from './branch-choice.tsx'
import { JobList, wantedIn } from './job-list.tsx'

const cairo = {
  __typename: 'Branch' as const,
  id: '1',
  slug: 'maadi',
  name: 'Maadi',
  state: { __typename: 'State' as const, id: 'State_1', name: 'Cairo' },
}
const giza = {
  ...cairo,
  id: '2',
  slug: 'dokki',
  name: 'Dokki',
  state: { __typename: 'State' as const, id: 'State_2', name: 'Giza' },
}
const jobs = [job('1', 'STORES', [cairo, giza]), job('2', 'CARE', [cairo]), job('3', 'STORES', [cairo])]

test.each([
  ['ar', ['الفروع', 'خدمة العملاء'], ['كل مصر', 'Cairo · 3', 'Giza · 1']],
  ['en', ['Branches', 'Customer care'], ['All of Egypt', 'Cairo · 3', 'Giza · 1']],
] as const)('in %s jobs are grouped by department, with governorates to filter by', (locale, departments, places) => {
  show(locale)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(departments)
  expect(titles()).toEqual(['Job 1', 'Job 3', 'Job 2'])
  const filter = within(screen.getByRole('group')).getAllByRole('link')
  expect(filter.map(({ textContent }) => textContent)).toEqual(places)
  expect(filter.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null])
})

test('a governorate and a branch filter the jobs, and an empty result is stated', () => {
  const inGiza = show('en', '?governorate=2')
  expect(titles()).toEqual(['Job 1'])
  inGiza.unmount()
  const inDokki = show('en', '?branch=dokki')
  expect([titles(), screen.getByRole('link', { name: 'Dokki branch' }).getAttribute('aria-current')]).toEqual([
    ['Job 1'],
    'true',
  ])
  inDokki.unmount()
  show('en', '?governorate=99').unmount()
  show('en', '?governorate=99')
  expect(screen.getByText('No jobs here right now')).toBeTruthy()
  expect(titles()).toEqual([])
})

test('a shop without jobs says so and does not ask for a CV', () => {
  show('ar', '', [])
  expect(screen.getByRole('heading').textContent).toBe('مفيش وظايف متاحة دلوقتي')
})

test('the only branch of a job is preselected; with several none is, and a missing choice is reported', () => {
  const choice = (some: (typeof cairo)[], missing = false) => {
    const branches = some.map((branch) => ({
      ...branch,
      address: '',
      location: { __typename: 'MapPoint' as const, latitude: 30, longitude: 31 },
    }))
    const Stub = createRoutesStub([
      {
        path: '/',
        Component: () => <BranchChoice job={{ slug: 'x' }} branches={branches} chosen={null} missing={missing} />,
      },
    ])
    return render(inLocale('en', <Stub />))
  }
  const alone = choice([cairo])
  expect((screen.getByRole('radio', { name: /Maadi/ }) as HTMLInputElement).checked).toBe(true)
  alone.unmount()
  choice([cairo, giza], true)
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false])
  expect(screen.getByText('Choose a branch first')).toBeTruthy()
})

function titles() {
  return screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
}

function show(locale: Locale, search = '', some: Job[] = jobs) {
  const wanted = wantedIn(new URLSearchParams(search))
  const Stub = createRoutesStub([{ path: '/', Component: () => <JobList jobs={some} wanted={wanted} /> }])
  return render(inLocale(locale, <Stub />))
}

function job(id: string, department: Job['department'], branches: Job['branches']): Job {
  const facts = { employment: 'FULL_TIME' as const, summary: '', salaryFrom: null, salaryTo: null, closesOn: null }
  return { __typename: 'Job', id, slug: `job-${id}`, title: `Job ${id}`, department, branches, ...facts }
}

test('a job without branches says so and requires no choice', () => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <BranchChoice job={{ slug: 'x' }} branches={[]} chosen={null} missing /> },
  ])
  render(inLocale('en', <Stub />))
  expect(screen.getByText('No branch is taking applications for this job right now.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
