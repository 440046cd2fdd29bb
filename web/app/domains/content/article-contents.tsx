import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { ArticleBody_BlockFragment } from './__generated__/article-body.ts'

/** The parts of a long text, to go to. They keep in sight on a wide screen. */
export function ArticleContents({ blocks, wideOnly = false }: { blocks: readonly ArticleBody_BlockFragment[]; wideOnly?: boolean }) {
  const { t } = useTranslation('content')
  return (
    <nav
      aria-labelledby="contents"
      className={cx(
        'not-on-paper lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto',
        wideOnly && 'max-lg:hidden',
      )}
    >
      <h2 id="contents" className="type-h4 mb-2">
        {t('page.contents')}
      </h2>
      <ol className="border-s border-line-2">
        {blocks.map((block) =>
          block.__typename === 'HeadingBlock' && block.level === 2 ? (
            <li key={block.anchor}>
              <TextLink href={`#${block.anchor}`} className="flex ps-4 font-normal">
                <span>
                  <Text>{block.text}</Text>
                </span>
              </TextLink>
            </li>
          ) : null,
        )}
      </ol>
    </nav>
  )
}
