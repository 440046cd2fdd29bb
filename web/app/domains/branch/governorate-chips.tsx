import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Chip, ChipRow } from '#app/ui/chip.tsx'
import { Ltr } from '#app/ui/bidi-text.tsx'
import type { Pointing } from './branch-map.tsx'
import { branchesPath } from './branch-paths.ts'

type Props = {
  governorates: readonly { id: string; name: string; branches: readonly unknown[] }[]
  /** Id of the current governorate; undefined when all are shown. */
  chosen: string | undefined
  pointing?: Pointing
}

/** Links to the branches of each governorate, so that each list has its own URL. */
export function GovernorateChips({ governorates, chosen, pointing }: Props) {
  const { t } = useTranslation('branch')
  const count = governorates.reduce((sum, { branches }) => sum + branches.length, 0)
  const each = governorates.map(({ id, name, branches }) => ({ id, name, count: branches.length }))
  const all = [{ id: undefined, name: t('list.all'), count }, ...each]
  return (
    <ChipRow label={t('list.filter')}>
      {all.map(({ id, name, count: has }) => (
        <Chip key={name} asChild>
          <Link
            to={branchesPath(id)}
            preventScrollReset
            aria-current={id === chosen ? 'true' : undefined}
            {...pointing?.(id)}
          >
            {name}
            <Ltr className="tnum text-13 opacity-75">{has}</Ltr>
          </Link>
        </Chip>
      ))}
    </ChipRow>
  )
}
