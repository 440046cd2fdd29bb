import { type ReactNode, useState } from 'react'
import Ruler from 'lucide-react/icons/ruler'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { TextLink } from '#app/ui/text-link.tsx'

/** Id of the size chart in a product's details. */
export const SIZE_TABLE = 'size-guide'

type Overlay = { open: boolean; onClose: () => void }
type Props = {
  /** Product name, when a page has several size guides. */
  name?: string
  /** Link to the size chart, for visitors without JavaScript. */
  href: string
  /** Renders the dialog; first called when the link is pressed. */
  children: (overlay: Overlay) => ReactNode
}

/** Link «دليل المقاسات» beside the sizes. */
export function SizeGuideLink({ name, href, children }: Props) {
  const { t } = useTranslation('catalog')
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <TextLink
        underlined
        icon={<Ruler aria-hidden="true" strokeWidth={1.75} />}
        href={href}
        aria-label={name && t('sizeGuide.of', { name })}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {t('sizeGuide.title')}
      </TextLink>
      {open === undefined ? null : children({ open, onClose: () => setOpen(false) })}
    </>
  )
}
