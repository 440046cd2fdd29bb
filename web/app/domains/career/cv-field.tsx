import FileText from 'lucide-react/icons/file-text'
import FileUp from 'lucide-react/icons/file-up'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { FieldError } from '#app/ui/field.tsx'

type Props = {
  /** Text of the refusal. */
  error: string | undefined
  /** Changes with each response: a refusal does not apply to a file chosen after it. */
  answer: unknown
}

type Chosen = { file: File; fault: CvRule | undefined; after: unknown }

/**
 * The file field of an application. The input covers the whole frame, so that clicks, keys and dropped files reach it.
 * The file is checked as soon as it is chosen. Without JavaScript the browser's own control shows the file.
 */
export function CvField({ error, answer }: Props) {
  const { t } = useTranslation('career')
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const look = async (after: unknown) => {
    const [file] = input.current?.files ?? []
    const fault = file && (await cvFault(file))
    startTransition(() => setChosen(file && { file, fault, after }))
  }
  // A file may have been chosen before hydration, or kept by the browser after going back.
  useEffect(() => void look(undefined), [])
  const remove = () => {
    if (input.current) input.current.value = ''
    setChosen(undefined)
    input.current?.focus()
  }
  const own = chosen?.fault && t(`rules.cv.${chosen.fault}`)
  const wrong = own ?? (chosen && chosen.after === answer ? undefined : error)
  return (
    <div className="grid gap-1.5">
      <label htmlFor="cv" className="text-14 font-semibold">
        {t('apply.cv')}
        <span aria-hidden="true" className="text-accent-text">
          {' *'}
        </span>
      </label>
      <div
        className={cx(
          'relative grid min-h-30 place-items-center rounded-md border-2 border-dashed p-4 text-center transition-colors',
          'hover:border-text-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          wrong ? 'border-danger' : 'border-line-ctl',
        )}
      >
        <input
          ref={input}
          id="cv"
          type="file"
          name="cv"
          accept={ACCEPT}
          onChange={() => void look(answer)}
          aria-required
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? 'cv-error cv-hint' : 'cv-hint'}
          className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:size-auto noscript:max-w-full noscript:opacity-100"
        />
        {chosen ? (
          <div className="flex w-full items-center gap-3 text-start">
            <FileText aria-hidden="true" strokeWidth={1.75} className="size-8 flex-none text-text-3" />
            <p className="min-w-0 flex-1">
              <bdi className="block truncate font-semibold">{chosen.file.name}</bdi>
              <span className="text-14 text-text-2">
                <Text>{t('apply.size', { size: sizeOf(chosen.file.size) })}</Text>
              </span>
            </p>
            <Button variant="outline" size="sm" className="relative" onClick={remove}>
              {t('apply.remove')}
            </Button>
          </div>
        ) : (
          <div aria-hidden="true" className="grid justify-items-center gap-2 noscript:hidden">
            <FileUp strokeWidth={1.75} className="size-8 text-text-3" />
            <p className="text-15">
              <b>{t('apply.choose')}</b> <span className="hidden text-text-2 sm:inline">{t('apply.drop')}</span>
            </p>
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {chosen && !own ? t('apply.chosen', { name: chosen.file.name }) : null}
      </p>
      <div role="alert">{wrong ? <FieldError id="cv-error">{wrong}</FieldError> : null}</div>
      <p id="cv-hint" className="text-13 text-text-3">
        <Text>{t('apply.cvHint')}</Text>
      </p>
    </div>
  )
}

/** Formats a size in megabytes: '0.4', '2.1'; at least '0.1'. */
function sizeOf(bytes: number): string {
  return String(Math.max(0.1, Math.round((bytes / 1024 / 1024) * 10) / 10))
}

/** Maximum size of a CV in bytes; the same as in the store API. */
const MAX = 5 * 1024 * 1024
/** First bytes of a PDF, a .docx (a zip) and a .doc. The store API checks the whole file. */
const STARTS = ['%PDF-', 'PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1']

/** File types that the file dialog suggests. */
const ACCEPT = [
  '.pdf',
  '.doc',
  '.docx',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join(',')

export type CvRule = 'required' | 'fileSize' | 'fileType'

/** Checks the size and the first bytes of a file before it is sent. Returns the refusal code, or undefined. */
export async function cvFault(file: unknown): Promise<CvRule | undefined> {
  if (!(file instanceof Blob) || file.size === 0) return 'required'
  if (file.size > MAX) return 'fileSize'
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 8).arrayBuffer()))
  return STARTS.some((known) => start.startsWith(known)) ? undefined : 'fileType'
}
