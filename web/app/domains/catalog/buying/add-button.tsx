import type { ComponentProps } from 'react'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'icon' | 'children' | 'loading'> & { busy: boolean }

/** «ضيف للسلة». While it is on its way it turns and takes no second press. */
export function AddButton({ busy, ...look }: Props) {
  const { t } = useTranslation('catalog')
  return (
    <Button
      type="submit"
      loading={busy}
      icon={<ShoppingBag aria-hidden="true" strokeWidth={1.75} className="size-5" />}
      {...look}
    >
      {t('add.button')}
    </Button>
  )
}
