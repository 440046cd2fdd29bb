import { Text } from '#app/lib/i18n/text.tsx'

type Props = { id: string; title: string; /** The explanation. */ children: string | null; note?: string | null }

/** The heading of an action that an order requires of its customer, marked by the orange disc. */
export function NeedHead({ id, title, children, note }: Props) {
  return (
    <div className="grid gap-1">
      <h2 id={id} className="type-h3 flex items-baseline gap-2.5">
        <span aria-hidden="true" className="size-3 flex-none rounded-full bg-accent forced-color-adjust-none" />
        <span>{title}</span>
      </h2>
      {children ? (
        <p className="text-text-2">
          <Text>{children}</Text>
        </p>
      ) : null}
      {note ? (
        <p className="type-meta">
          <Text>{note}</Text>
        </p>
      ) : null}
    </div>
  )
}
