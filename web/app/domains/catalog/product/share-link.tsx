import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import Share2 from 'lucide-react/icons/share-2'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { shareByDevice, whatsappShare } from '#app/lib/share/share.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog)

type Props = { title: string; /** Of the page, with the search that makes it this one. */ path: string }

/** Button that opens the device's share sheet, else a dialog. Without JavaScript it is a WhatsApp link. */
export function ShareLink({ title, path }: Props) {
  const { t } = useTranslation('catalog')
  const root = useRouteLoaderData<{ origin: string }>('root')
  const [open, setOpen] = useState<boolean>()
  const shared = { title, url: (root?.origin ?? '') + path }
  return (
    <>
      <IconButton asChild variant="round" label={t('share.label')}>
        <a
          href={whatsappShare(shared)}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => {
            event.preventDefault()
            void shareByDevice(shared).then((done) => done || setOpen(true))
          }}
        >
          <Share2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </a>
      </IconButton>
      {open === undefined ? null : <ShareDialog shared={shared} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
