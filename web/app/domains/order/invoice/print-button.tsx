import Printer from 'lucide-react/icons/printer'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'

/** Opens the browser's own print dialog. Without JavaScript its menu does, so the button is not there. */
export function PrintButton() {
  const { t } = useTranslation('order')
  return (
    <Button
      variant="secondary"
      className="noscript:hidden"
      icon={<Printer aria-hidden="true" strokeWidth={1.75} />}
      onClick={() => window.print()}
    >
      {t('invoice.print')}
    </Button>
  )
}
