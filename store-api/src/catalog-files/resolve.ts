import { isVisible } from './cells.ts'
import type { FormatOptions } from './format.ts'
import { type Named, slugOf, type Subject } from './names.ts'

export interface Resolver {
  /**
   * Returns the slug that a cell refers to; null for an empty cell, and for an unknown name, which is reported as a
   * problem.
   */
  slug: (subject: Subject, cell: string, line: number, column: string) => string | null
}

const CREATABLE: readonly Subject[] = ['brand', 'club']
const titles: Record<Subject, string> = {
  category: 'category',
  brand: 'brand',
  club: 'club',
  season: 'season',
  color: 'colour',
  size: 'size',
  branch: 'branch',
}

/** Resolves names in cells to slugs; adds unknown brands and clubs when the options allow it. */
export function resolver({ names, problems, createMissing }: FormatOptions): Resolver {
  function create(subject: Subject, name: string): Named {
    const { all, add } = names[subject]
    const base = slugOf(name, `${subject}-${all.length + 1}`)
    const slug = all.some((each) => each.slug === base) ? `${base}-${all.length + 1}` : base
    // Id 0: not in the database yet.
    const thing = { id: 0, slug, names: [name], group: '' }
    add(thing)
    return thing
  }
  return {
    slug(subject, cell, line, column) {
      const text = cell.trim()
      if (text === '') return null
      const [found, ...more] = names[subject].find(text)
      if (found && more.length === 0) return found.slug
      if (found) {
        problems.add(
          line,
          column,
          `"${text}" can be ${[found, ...more].map(({ slug }) => slug).join(' or ')}: write which`,
        )
        return null
      }
      if (createMissing && CREATABLE.includes(subject) && text.length <= 80 && isVisible(text))
        return create(subject, text).slug
      problems.add(line, column, `there is no ${titles[subject]} "${text.slice(0, 80)}"`)
      return null
    },
  }
}
