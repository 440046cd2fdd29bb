import type { ReactNode } from 'react'
import { Text } from '#app/lib/i18n/text.tsx'
import { Picture } from '#app/ui/picture.tsx'

type Props = {
  line: { id: string; name: string; image: { base: string } | null }
  /** Colour, size, quantity and price. */
  facts: readonly string[]
  /** The fields of the line. */
  children: ReactNode
}

/** A line of an order in a form, with its picture and name; the form sends its id as `line`. */
export function LineForm({ line: { id, name, image }, facts, children }: Props) {
  return (
    <li className="grid grid-cols-[min(4rem,20vw)_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-5 sm:grid-rows-[auto_1fr]">
      <input type="hidden" name="line" value={id} />
      <span className="aspect-4/5 self-start sm:row-span-2 overflow-hidden rounded-sm bg-plinth p-[6%]">
        {image ? <Picture base={image.base} alt="" sizes="64px" /> : null}
      </span>
      <div>
        <h3 className="font-display text-15 font-semibold">
          <Text>{name}</Text>
        </h3>
        <p className="type-meta first-letter:uppercase">
          <Text>{facts.join(' · ')}</Text>
        </p>
      </div>
      {/* Seven sizes of children need the whole width of a phone for rows of four and three. */}
      <div className="col-span-full grid gap-3 sm:col-start-2">{children}</div>
    </li>
  )
}
