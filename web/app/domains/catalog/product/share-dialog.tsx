import LinkIcon from 'lucide-react/icons/link'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { notify } from '#app/lib/notify/notify.ts'
import { copyText, type Shared, whatsappShare } from '#app/lib/share/share.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Ltr } from '#app/ui/bidi-text.tsx'

type Props = { shared: Shared; open: boolean; onClose: () => void }

/** Share dialog for devices without a share sheet: WhatsApp, or copying the link. */
export function ShareDialog({ shared, open, onClose }: Props) {
  const { t } = useTranslation(['catalog', 'common'])
  async function copy(): Promise<void> {
    const copied = await copyText(shared.url)
    onClose()
    notify(
      copied
        ? { type: 'success', title: t('share.copied') }
        : { type: 'error', title: t('share.notCopied'), body: shared.url },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('share.label')}
      closeLabel={t('common:close')}
      className="grid gap-3"
    >
      <Button asChild variant="secondary" block icon={<MessageCircle aria-hidden="true" strokeWidth={1.75} />}>
        <a href={whatsappShare(shared)} target="_blank" rel="noreferrer" onClick={onClose}>
          {t('share.whatsapp')}
        </a>
      </Button>
      <Button
        variant="outline"
        block
        icon={<LinkIcon aria-hidden="true" strokeWidth={1.75} />}
        onClick={() => void copy()}
      >
        {t('share.copy')}
      </Button>
      <p className="truncate text-center text-13 text-text-3">
        <Ltr>{shared.url}</Ltr>
      </p>
    </Dialog>
  )
}
