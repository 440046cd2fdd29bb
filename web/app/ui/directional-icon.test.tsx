import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ArrowForward, ChevronBack, ChevronForward } from './directional-icon.tsx'

test.each([
  [ArrowForward, 'lucide-arrow-right'],
  [ChevronForward, 'lucide-chevron-right'],
  [ChevronBack, 'lucide-chevron-left'],
])('%o is drawn for left to right and flipped in a right-to-left document', (Icon, glyph) => {
  const { container } = render(<Icon className="size-4" />)
  expect(container.querySelector('svg')?.getAttribute('class')?.split(' ')).toEqual(
    expect.arrayContaining([glyph, 'rtl:-scale-x-100', 'size-4']),
  )
})
