import { expect, test } from 'vitest'
import { physicalSides } from './logical-css.ts'

test.each([
  'className="ml-4"',
  'className="flex -mr-2"',
  'className="md:pl-[3px]"',
  'className="absolute left-0"',
  'className="hover:right-1/2"',
  'className="text-left"',
  'className="border-l"',
  "cx('rounded-tr-lg')",
  'margin-left: 4px;',
  '  right: 0;',
  '  text-align: left;',
  'border-top-left-radius: 4px;',
  'style={{ paddingLeft: 4 }}',
  'style={{ top: 0, left: x }}',
])('finds a physical direction in %s', (line) => {
  expect(physicalSides(`first\n${line}`)).toEqual([`2: ${line.trim()}`])
})

test.each([
  'className="ms-4 pe-2 start-0 end-1/2 text-start border-s rounded-se-lg"',
  "import { ChevronLeft } from 'lucide-react'",
  "import ChevronLeft from 'lucide-react/icons/chevron-left'",
  'margin-inline-start: 4px;',
  "anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}",
  '    left: box.scrollLeft + step,',
  '// the left-hand column',
  '  left: 0; /* physical: the light comes from the left in both languages */',
])('finds no physical direction in %s', (line) => {
  expect(physicalSides(line)).toEqual([])
})
