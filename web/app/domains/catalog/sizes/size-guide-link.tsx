import { type ReactNode, useState } from 'react'
import Ruler from 'lucide-react/icons/ruler'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { TextLink } from '#app/ui/text-link.tsx'

/** Where the table stands among the details of a product's page. */
export const SIZE_TABLE = 'size-guide'

type Overlay = { open: boolean; onClose: () => void }
type Props = {
  /** Whose sizes, when a page has several. */
  name?: string
  /** Where the table is without JavaScript. */
  href: string
  /** The dialog; it is asked for with the first press. */
  children: (overlay: Overlay) => ReactNode
}

/** «دليل المقاسات» beside the sizes. */
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
