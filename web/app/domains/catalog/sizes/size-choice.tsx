import type { ReactNode, Ref } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { SizeButtons } from '#app/ui/size-buttons.tsx'

export type SizedVariant = { id: string; sku: string; available: number; size: { id: string; label: string } | null }

type Props<V extends SizedVariant> = {
  /** Radio name; the value is the variant's id. */
  name: string
  /** In the chosen colour, at least one. */
  offered: readonly V[]
  chosen: V | undefined
  onChoose: (variant: V) => void
  /** A size was pressed that is sold out. */
  onSoldOut: (variant: V) => void
  /** At the end of the question's line: the size guide. */
  aside?: ReactNode
  /** The browser asks for a size where no script does. */
  required?: boolean
  error?: string
  ref?: Ref<HTMLDivElement>
}

/** The sizes of a product. A size that is the only one is told, not asked. */
export function SizeChoice<V extends SizedVariant>({ name, offered, chosen, onChoose, onSoldOut, aside, required, error, ref }: Props<V>) {
  const { t } = useTranslation('catalog')
  const withVariant = (take: (variant: V) => void) => (id: string) => {
    const variant = offered.find((each) => each.id === id)
    if (variant) take(variant)
  }
  const legend = (
    <>
      {t('size.label')} <b>{chosen?.size ? <bdi>{chosen.size.label}</bdi> : null}</b>
    </>
  )
  if (offered.length === 1) return chosen?.size ? <p className="text-15">{legend}</p> : null
  return (
    <div ref={ref}>
      <SizeButtons
        legend={legend}
        aside={aside}
        name={name}
        required={required}
        options={offered.map(optionOf)}
        soldOutLabel={t('size.soldOut')}
        selected={chosen ? [chosen.id] : []}
        onSelect={withVariant(onChoose)}
        onSoldOut={withVariant(onSoldOut)}
        error={error}
      />
    </div>
  )
}

function optionOf({ id, sku, size, available }: SizedVariant) {
  return { value: id, label: size?.label ?? sku, soldOut: available === 0 }
}
