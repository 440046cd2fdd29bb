import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { CategoryBlock_CategoryFragment } from './__generated__/category-block.ts'
import { listPath } from '#app/domains/catalog/catalog-paths.ts'

type Props = { category: CategoryBlock_CategoryFragment; priority?: boolean | 'low'; className?: string }

/** Department with its picture and subcategories. */
export function CategoryBlock({ category, priority, className }: Props) {
  const { t } = useTranslation('common')
  const { slug, name, blurb, productCount, image } = category
  const children = (category.children ?? []).filter((child) => child.productCount !== 0)
  return (
    <section
      id={slug}
      aria-labelledby={`${slug}-name`}
      className={cx(
        '@container grid min-w-0 scroll-mt-6 content-start gap-3 rounded-md bg-surface-1 p-4 lg:p-6',
        className,
      )}
    >
      <div className="relative isolate grid min-h-40 grid-cols-[minmax(0,1fr)_auto] gap-3">
        <div className="grid content-start gap-1.5 self-center wrap-anywhere">
          <h2 id={`${slug}-name`} className="type-h2">
            <Link
              to={listPath({ category: slug })}
              className="after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2"
              viewTransition
            >
              {name}
            </Link>
          </h2>
          <p className="text-14 text-text-2">
            <Text>{blurb ?? ''}</Text>
          </p>
          <p className="text-13 text-text-3">
            <Text>{t('products', { count: productCount ?? 0 })}</Text>
          </p>
        </div>
        {image ? (
          <div className="aspect-4/5 w-[min(8rem,36vw)] overflow-hidden rounded-md bg-plinth">
            <Picture base={image.base} alt="" sizes="128px" priority={priority} className="p-[4%]" />
          </div>
        ) : null}
      </div>
      <ul className="grid gap-x-7 border-t border-line pt-2 @2xs:grid-cols-2 @xl:grid-cols-3">
        {children.map((child) => (
          <li key={child.id}>
            <Link
              to={listPath({ category: child.slug })}
              className={cx(
                'flex min-h-tap items-center justify-between gap-2 text-15 text-text-2 underline-offset-4',
                'hover:text-text hover:underline',
              )}
              viewTransition
            >
              <span>{child.name}</span>
              <bdi dir="ltr" className="tnum text-13 text-text-3">
                {child.productCount}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
