import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { ProductPrice } from '#app/domains/catalog/cards/product-price.tsx'
import { productPath } from '#app/domains/catalog/catalog-paths.ts'
import { filterPath, type ListFilter, noFilter } from '#app/domains/search/list-filter.ts'
import { productFilter } from '#app/domains/search/list-query.ts'
import { ClubDisc } from '#app/ui/club-disc.tsx'
import { Container } from '#app/ui/container.tsx'
import { cx } from '#app/ui/cx.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useSubcategories } from './use-subcategories.ts'
import { type MegaMenuQuery, useMegaMenuQuery } from './__generated__/mega-menu.ts'
import type { RootShellQuery } from './__generated__/shell.ts'

type Row = { to: string; label: string; emblem?: { pattern: string; colors: readonly string[] } | null }

/** Number of clubs or brands that fit beside a category. */
const PICKED = 7
const row =
  '-mx-3 flex min-h-10 items-center gap-2.5 rounded-sm px-3 text-15 text-text-2 hover:bg-surface-2 hover:text-text'
const quick = [
  ['newArrivals', { sort: 'newest' }],
  ['bestSeller', { sort: 'best-seller' }],
  ['onOffer', { offers: true }],
] as const

/** The menu of a category: subcategories, shortcuts, clubs or brands, its biggest saving and its best seller. */
export function MegaMenu({ category }: { category: NonNullable<RootShellQuery['categories']>[number] }) {
  const { t } = useTranslation('shell')
  const { id, name, slug } = category
  const subcategories = useSubcategories()
  const within = (more: Partial<ListFilter>): ListFilter => ({ ...noFilter, category: [slug], ...more })
  const { data, error } = useMegaMenuQuery({
    variables: {
      products: productFilter(within({ stock: true })),
      offers: productFilter(within({ stock: true, offers: true })),
    },
  })
  const picked = pickFacet(data)
  const [offer] = data?.offers?.nodes ?? []
  const favourite = data?.products?.nodes.find((product) => product.id !== offer?.id)
  const waits = !data && !error
  return (
    <div className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvb-8rem)] overflow-y-auto border-b border-line-2 bg-bg shadow-3">
      <Container className="grid grid-cols-[repeat(4,minmax(0,1fr))] gap-x-10 py-7">
        <Column
          title={t('menu.everything', { name })}
          to={filterPath(within({}))}
          rows={subcategories
            .of(id)
            .map((child) => ({ to: filterPath({ ...noFilter, category: [child.slug] }), label: child.name }))}
          waits={subcategories.waits}
        />
        <Column
          title={t('menu.quick')}
          rows={quick.map(([label, more]) => ({ to: filterPath(within(more)), label: t(`menu.${label}`) }))}
        />
        {waits ? <Skeleton className="h-64" /> : null}
        {picked ? (
          <Column
            title={t(picked.name === 'club' ? 'menu.byClub' : 'menu.byBrand')}
            rows={picked.values.map(({ slug: value, ...row }) => ({
              ...row,
              to: filterPath(within({ [picked.name]: [value] })),
            }))}
          />
        ) : null}
        <div className="col-start-4 grid content-start gap-3">
          {offer ? <Shown product={offer} label={t('menu.bestOffer')} /> : null}
          {favourite ? <Shown product={favourite} label={t('menu.bestSeller')} /> : null}
          {waits ? <Skeleton className="h-56" /> : null}
        </div>
      </Container>
    </div>
  )
}

type Product = NonNullable<MegaMenuQuery['products']>['nodes'][number]

function Shown({ product: { slug, name, image, ...priced }, label }: { product: Product; label: string }) {
  return (
    <Link to={productPath(slug)} className="group flex items-center gap-4" viewTransition>
      <span className="block aspect-4/5 w-21 flex-none overflow-hidden rounded-md bg-plinth">
        <Picture base={image.base} alt="" light sizes="84px" className="p-[4%]" />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className="text-13 font-semibold text-accent-text">{label}</span>
        <span className="text-15 font-semibold underline-offset-4 group-hover:underline">
          <Text>{name}</Text>
        </span>
        <ProductPrice of={priced} />
      </span>
    </Link>
  )
}

type ColumnProps = { title: string; to?: string; rows: readonly Row[]; waits?: boolean }

function Column({ title, to, rows, waits = false }: ColumnProps) {
  const head = <Text>{title}</Text>
  return (
    <div>
      <p className="type-h4 mb-2">
        {to ? (
          <Link to={to} className="underline underline-offset-8 hover:text-accent-text" viewTransition>
            {head}
          </Link>
        ) : (
          head
        )}
      </p>
      {waits ? <Skeleton className="h-48" /> : null}
      <ul className={cx(rows.length > 5 && 'columns-2 gap-x-4 max-xl:columns-1')}>
        {rows.map(({ to: path, label, emblem }) => (
          <li key={path} className="break-inside-avoid">
            <Link to={path} className={row} viewTransition>
              {emblem ? <ClubDisc {...emblem} size="sm" /> : null}
              <span>
                <Text>{label}</Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns clubs or brands, whichever the category has more of: kits are chosen by club, shoes by brand. */
function pickFacet(data: MegaMenuQuery | undefined) {
  const menuValues = (name: string) => data?.products?.facets.find((facet) => facet.name === name)?.values ?? []
  const [clubs, brands] = [menuValues('CLUB'), menuValues('BRAND')]
  const [name, values] = clubs.length > brands.length ? (['club', clubs] as const) : (['brand', brands] as const)
  return values.length > 1 ? { name, values: values.slice(0, PICKED) } : null
}
