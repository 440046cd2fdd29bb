import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import { ClubRow } from '#app/domains/catalog/club/club-row.tsx'
import { TrustRow } from './trust-row.tsx'

test.each(['ar', 'en'] as const)(
  'in %s the home page of a new shop shows no empty row of clubs and no count of branches',
  async (locale) => {
    const Parts = () => (
      <>
        <ClubRow id="clubs" clubs={[]} />
        <TrustRow branches={0} quote={null} />
      </>
    )
    render(pageStub({ locale, root: {}, Component: Parts }))
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByRole('heading')).toBeNull()
    expect(document.body.textContent).not.toMatch(/0 branches|فروعنا/)
  },
)
