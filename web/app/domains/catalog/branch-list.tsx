import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { BranchRow } from '#app/ui/branch-row.tsx'

type Branch = { id: string; name: string; has: readonly { band: 'LOW' | 'OK'; label: string }[] }

type Props = {
  branches: readonly Branch[]
  /** Names the sizes that a branch has instead of how many of the one. */
  sizes?: boolean
}

/** Branches and what they have of it, in words. */
export function BranchList({ branches, sizes = false }: Props) {
  const { t } = useTranslation('catalog')
  const status = ({ has }: Branch) => {
    const [first] = has
    if (!first) return { status: t('stock.none'), tone: 'muted' as const }
    if (sizes) return { status: <Text>{has.map(({ label }) => label).join(' · ')}</Text>, tone: 'success' as const }
    if (first.band === 'LOW') return { status: t('stock.low'), tone: 'warning' as const }
    return { status: t('stock.ok'), tone: 'success' as const }
  }
  return (
    <ul>
      {branches.map((branch) => (
        <BranchRow key={branch.id} name={<Text>{branch.name}</Text>} {...status(branch)} />
      ))}
    </ul>
  )
}
