import type { ReactNode } from 'react'
import { Text } from '#app/lib/i18n/text.tsx'
import { Picture } from '#app/ui/picture.tsx'

type Props = {
  /** A small line above the title. */
  above: ReactNode
  title: string
  summary: string
  /** Who, when, how long; ways to share. */
  facts: ReactNode
  cover: { base: string; alt: string } | null
}

/** What a text begins with: what it is about, its title, and its picture as wide as the page. */
export function ArticleHead({ above, title, summary, facts, cover }: Props) {
  return (
    <header className="grid gap-8 pb-10">
      <div className="grid max-w-200 gap-4">
        {above}
        <h1 className="type-campaign leading-head!">
          <Text>{title}</Text>
        </h1>
        <p className="type-lead">
          <Text>{summary}</Text>
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{facts}</div>
      </div>
      {cover ? (
        <div className="aspect-3/2 max-h-140 w-full overflow-hidden rounded-lg bg-plinth lg:aspect-21/9">
          <Picture
            base={cover.base}
            alt={cover.alt}
            width={1200}
            height={800}
            sizes="(min-width: 90rem) 85rem, 100vw"
            priority
            className="object-cover"
          />
        </div>
      ) : null}
    </header>
  )
}
