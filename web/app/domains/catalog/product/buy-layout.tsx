import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Link } from 'react-router'
import { cx } from '#app/ui/cx.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'

type Props = {
  gallery: ReactNode
  /** Buy box. */
  children: ReactNode
  details: ReactNode
  below?: ReactNode
  sticky?: ReactNode
}

/** Layout of a product page: gallery and details beside a sticky buy box from 768 px on; stacked on phones. */
export function BuyLayout({ gallery, children, details, below, sticky }: Props) {
  return (
    <>
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)]',
          'md:grid-rows-[auto_1fr] md:gap-x-8 md:gap-y-10 lg:gap-x-12 xl:gap-x-20',
        )}
      >
        <div className="min-w-0">{gallery}</div>
        <div
          className={cx(
            'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 self-start',
            'md:sticky md:top-6 md:col-start-2 md:row-span-2 md:row-start-1',
          )}
        >
          {children}
        </div>
        <div className="min-w-0 lg:ps-23">{details}</div>
      </div>
      {below}
      {sticky}
    </>
  )
}

type AddButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'icon' | 'children' | 'loading'> & { busy: boolean }

/** Button «ضيف للسلة». Shows a spinner and ignores presses while busy. */
export function AddButton({ busy, ...look }: AddButtonProps) {
  const { t } = useTranslation('catalog')
  return (
    <Button
      type="submit"
      loading={busy}
      icon={<ShoppingBag aria-hidden="true" strokeWidth={1.75} className="size-5" />}
      {...look}
    >
      {t('add.button')}
    </Button>
  )
}

type BuyNowLinkProps = {
  /** `purchasePath` of the choice. */
  to: string
  /** Called instead of navigating while no available variant is chosen. */
  onMissing?: () => void
}

/** Link «اشتري دلوقتي»: orders one product without the cart. */
export function BuyNowLink({ to, onMissing }: BuyNowLinkProps) {
  const { t } = useTranslation('catalog')
  const onClick = (event: MouseEvent) => {
    if (!onMissing) return
    event.preventDefault()
    onMissing()
  }
  return (
    <Button asChild variant="outline" size="lg" block>
      <Link to={to} onClick={onClick} rel="nofollow" viewTransition>
        {t('buyNow')}
      </Link>
    </Button>
  )
}

/** Height of the sticky bar in px, with its border. */
const BAR = 66

/**
 * Returns whether the sticky bar has a use and a place: the form's buttons (`ref`) are out of view, and it would not
 * cut the page's title.
 */
export function useBarRoom<E extends Element>() {
  const ref = useRef<E>(null)
  const [outside, setOutside] = useState(false)
  const [cutsTitle, setCutsTitle] = useState(true)
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return
    // Transitions, because an urgent update would hide parts whose code is still loading.
    const button = new IntersectionObserver((entries) =>
      startTransition(() => setOutside(entries.at(-1)?.isIntersecting === false)),
    )
    const title = new IntersectionObserver(
      (entries) =>
        startTransition(() =>
          setCutsTitle(
            entries.some(({ boundingClientRect, rootBounds }) => boundingClientRect.bottom > (rootBounds?.bottom ?? 0)),
          ),
        ),
      { rootMargin: `0px 0px -${BAR}px`, threshold: [0, 1] },
    )
    const heading = document.querySelector('h1')
    button.observe(ref.current)
    if (heading) title.observe(heading)
    return () => [button, title].forEach((observer) => observer.disconnect())
  }, [])
  return { ref, hasRoom: outside && !cutsTitle }
}
