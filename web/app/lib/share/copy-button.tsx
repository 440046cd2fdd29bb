import { useEffect, useState } from 'react'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { copyText } from './share.ts'

/** Display time of the result, in milliseconds. */
const NOTICE_MS = 3_000

/** Copies `text`; `label` names it. Renders nothing without JavaScript: the text is shown beside it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('common')
  const [copied, setCopied] = useState<boolean>()
  useEffect(() => {
    if (copied === undefined) return
    const timer = setTimeout(() => setCopied(undefined), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const Icon = copied ? Check : Copy
  const announcement = copied === undefined ? '' : t(copied ? 'copied' : 'notCopied')
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />}
        className="noscript:hidden"
        onClick={() => void copyText(text).then(setCopied)}
      >
        {announcement || label}
      </Button>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}
