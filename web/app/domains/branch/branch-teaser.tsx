import { Link } from 'react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import MapPin from 'lucide-react/icons/map-pin'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Eyebrow } from '#app/ui/headings.tsx'
import {
  type BranchTeaser_BranchFragment,
  type TeaserBranchesQuery,
  useTeaserBranchesQuery,
} from './__generated__/branch-teaser.ts'
import { BranchMap } from './branch-map.tsx'
import { branchesPath } from './branch-paths.ts'
import { type Governorate, groupByGovernorate } from './sort-branches.ts'
import { useOpening } from './use-opening-status.ts'
import { telLink, whatsappLink } from '#app/lib/shop/shop.ts'
import { groupLandline } from '#app/lib/phone/group-landline.ts'
import { BranchRow } from '#app/ui/branch-row.tsx'
import { cx } from '#app/ui/cx.ts'
import { useOpened } from '#app/ui/use-opened.ts'
import { TextLink } from '#app/ui/text-link.tsx'

const TITLE = 'try-on'

/** Section of the home page: branches by governorate with their opening state and contacts, and the map. */
export function BranchTeaser({ branches }: { branches: readonly BranchTeaser_BranchFragment[] }) {
  const { t } = useTranslation('branch')
  const governorates = groupByGovernorate(branches)
  if (governorates.length === 0) return null
  const where = {
    branches: t('teaser.branches', { count: branches.length }),
    states: t('teaser.states', { count: governorates.length }),
  }
  return (
    <section
      aria-labelledby={TITLE}
      className="grid overflow-hidden rounded-lg bg-surface-1 forced-colors:border lg:grid-cols-[1fr_1.1fr]"
    >
      <div className="grid content-center gap-4 p-[clamp(1.5rem,1rem+2vw,3.5rem)]">
        <Eyebrow>
          <Text>{t('teaser.where', where)}</Text>
        </Eyebrow>
        <h2 id={TITLE} className="type-h1 text-balance">
          {t('teaser.title')}
        </h2>
        <p className="text-text-2">{t('teaser.text')}</p>
        <div>
          {governorates.map((governorate, place) => (
            <GovernorateRow key={governorate.id} governorate={governorate} first={place === 0} />
          ))}
        </div>
      </div>
      <BranchMap
        places={governorates.map(({ id, name, branches: { length }, location }) => ({
          id,
          name,
          count: length,
          location,
        }))}
      />
    </section>
  )
}

type Branch = NonNullable<TeaserBranchesQuery['branches']>[number]
type Props = { governorate: Governorate<BranchTeaser_BranchFragment>; first: boolean }

/**
 * Row of a governorate: number of branches and opening state. Expanded, it lists the branches, which are loaded then.
 */
function GovernorateRow({ governorate: { id, name, branches }, first }: Props) {
  const { t } = useTranslation('branch')
  const opening = useOpening()
  const { text, open } = opening(branches)
  const { opened, ref, open: expand } = useOpened()
  return (
    <details name="governorate" className="accordion-item group border-b border-line last:border-0" ref={ref}>
      <summary onClick={expand} className="flex min-h-14 items-center gap-3">
        <MapPin aria-hidden="true" strokeWidth={1.75} className={cx('size-5 flex-none', first && 'text-accent-text')} />
        <span className="min-w-0 flex-1 text-15">
          <b className="block">{name}</b>
          <span className="type-meta">
            <Text>{t('teaser.branches', { count: branches.length })}</Text>
          </span>
        </span>
        <span className={cx('text-end text-14', open ? 'text-success' : 'text-text-3')}>
          <Text>{text}</Text>
        </span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 flex-none text-text-3 transition-transform group-open:-rotate-180"
        />
      </summary>
      {opened ? <BranchLines stateId={id} /> : <BranchesLink stateId={id} />}
    </details>
  )
}

/** The branches of a governorate with their contacts; until they have come, and when they do not, the link to them. */
function BranchLines({ stateId }: { stateId: string }) {
  const { data } = useTeaserBranchesQuery({ variables: { stateId } })
  const opening = useOpening()
  if (!data?.branches) return <BranchesLink stateId={stateId} />
  return (
    <ul className="pb-2 ps-8">
      {data.branches.map((branch) => (
        <BranchLine key={branch.id} branch={branch} {...opening([branch])} />
      ))}
    </ul>
  )
}

function BranchesLink({ stateId }: { stateId: string }) {
  const { t } = useTranslation('branch')
  return (
    <Link to={branchesPath(stateId)} className="ms-8 text-link">
      {t('list.title')}
    </Link>
  )
}

function BranchLine({ branch, text, open }: { branch: Branch; text: string; open: boolean }) {
  const { t } = useTranslation('branch')
  const { name, address, phone, whatsapp, location } = branch
  return (
    <BranchRow
      name={
        <>
          <b>{name}</b>
          <span className="type-meta"> · </span>
          <span className={cx('text-13', open ? 'text-success' : 'text-text-3')}>
            <Text>{text}</Text>
          </span>
        </>
      }
      note={
        <>
          <Text>{address}</Text>
          <span className="flex flex-wrap gap-x-5">
            <TextLink
              underlined
              href={whatsappLink(whatsapp)}
              target="_blank"
              rel="noreferrer"
              aria-label={t('teaser.whatsappOf', { name })}
            >
              {t('teaser.whatsapp')}
            </TextLink>
            <TextLink underlined href={telLink(phone)}>
              <bdi dir="ltr">{groupLandline(phone)}</bdi>
            </TextLink>
            <TextLink
              underlined
              href={location.mapUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={t('teaser.mapOf', { name })}
            >
              {t('teaser.map')}
            </TextLink>
          </span>
        </>
      }
    />
  )
}
