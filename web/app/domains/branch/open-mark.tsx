import { Text } from '#app/lib/i18n/text.tsx'
import { useOpening } from '#app/lib/opening/use-opening.ts'
import { cx } from '#app/ui/cx.ts'

/** Whether one can go to a branch now, and until or from when. */
export function OpenMark({ branch }: { branch: { isOpen: boolean; opens: string; closes: string } }) {
  const { text, open } = useOpening()([branch])
  return (
    <p className={cx('flex items-center gap-2 text-14', open ? 'text-success' : 'text-text-2')}>
      <span aria-hidden="true" className={cx('size-2 flex-none rounded-full', open ? 'bg-success' : 'bg-text-3')} />
      <span>
        <Text>{text}</Text>
      </span>
    </p>
  )
}
