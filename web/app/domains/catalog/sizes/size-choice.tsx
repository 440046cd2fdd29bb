import type { ReactNode, Ref } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { SizeButtons } from '#app/ui/size-buttons.tsx'

export type SizedVariant = { id: string; sku: string; available: number; size: { id: string; label: string } | null }

type Props<V extends SizedVariant> = {
  /** Name of the radio buttons, whose values are variant ids. */
  name: string
  /** At least one variant in the chosen colour. */
  offered: readonly V[]
  chosen: V | undefined
  onChoose: (variant: V) => void
  /** Called when a sold-out size is pressed. */
  onSoldOut: (variant: V) => void
  /** Link to the size guide, beside the legend. */
  aside?: ReactNode
  /** Makes the browser require a size without JavaScript. */
  required?: boolean
  error?: string
  ref?: Ref<HTMLDivElement>
}

/** Choice of a product's size. A single size is shown as text. */
export function SizeChoice<V extends SizedVariant>({
  name,
  offered,
  chosen,
  onChoose,
  onSoldOut,
  aside,
  required,
  error,
  ref,
}: Props<V>) {
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
