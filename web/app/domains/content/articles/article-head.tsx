import type { ReactNode } from 'react'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { Picture } from '#app/ui/picture.tsx'

type Props = {
  /** Small line above the title. */
  above?: ReactNode
  title: string
  summary: string
  /** Author, date, reading time, share links. */
  facts: ReactNode
  cover: { base: string; alt: string } | null
}

/** The head of a text: topic, title, and the uncropped picture, beside them where there is room. */
export function ArticleHead({ above, title, summary, facts, cover }: Props) {
  return (
    <header
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-8 pt-2 pb-10 lg:pt-4 lg:pb-14',
        cover && 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:gap-14',
      )}
    >
      <div className="grid max-w-200 content-start gap-4">
        {above}
        <h1 className="type-campaign leading-head!">
          <Text>{title}</Text>
        </h1>
        <p className="type-lead">
          <Text>{summary}</Text>
        </p>
        <div className="flex items-center justify-between gap-4 lg:justify-start">{facts}</div>
      </div>
      {cover ? (
        <div className="aspect-3/2 w-full overflow-hidden rounded-lg bg-plinth">
          <Picture
            base={cover.base}
            alt={cover.alt}
            width={1200}
            height={800}
            sizes="(min-width: 90rem) 43rem, (min-width: 64rem) 50vw, 100vw"
            priority
            className="object-cover"
          />
        </div>
      ) : null}
    </header>
  )
}
