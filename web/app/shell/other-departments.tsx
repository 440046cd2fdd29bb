import { Link } from 'react-router'
import { Text } from '#app/lib/i18n/text.tsx'
import { Container } from '#app/ui/container.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { RootShellQuery } from './__generated__/shell.ts'
import { categoryPath } from './paths.ts'
import { useSubcategories } from './use-subcategories.ts'

type Categories = Readonly<NonNullable<RootShellQuery['categories']>>

const row = '-mx-3 flex min-h-10 items-center rounded-sm px-3 text-15 text-text-2 hover:bg-surface-2 hover:text-text'

/** The menu of the departments without a link in the header: one column each. `narrow` have one from 1280 px on. */
export function OtherDepartments({ narrow, others }: { narrow: Categories; others: Categories }) {
  const subcategories = useSubcategories()
  return (
    <div className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvb-8rem)] overflow-y-auto border-b border-line-2 bg-bg shadow-3">
      <Container className="grid auto-cols-fr grid-flow-col gap-x-10 py-8">
        {[...narrow, ...others].map(({ id, slug, name }, place) => (
          <div key={id} className={place < narrow.length ? 'xl:hidden' : undefined}>
            <p className="type-h4 mb-2">
              <Link
                to={categoryPath(slug)}
                className="underline underline-offset-8 hover:text-accent-text"
                viewTransition
              >
                <Text>{name}</Text>
              </Link>
            </p>
            {subcategories.waits ? <Skeleton className="h-48" /> : null}
            <ul>
              {subcategories.of(id).map((child) => (
                <li key={child.id}>
                  <Link to={categoryPath(child.slug)} className={row} viewTransition>
                    <span>
                      <Text>{child.name}</Text>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Container>
    </div>
  )
}
