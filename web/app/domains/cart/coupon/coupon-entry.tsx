import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { CouponBox_CouponFragment as Coupon } from './__generated__/coupon.ts'

/** Characters that a code may be typed with: the shop ignores spaces (docs/rules/coupons.md). */
const MOST_TYPED = 40

/** The folded form of a coupon. `?coupon=` in the address or an error opens it; only its reader folds it again. */
export function CouponEntry({ isOpen = false, children }: { isOpen?: boolean; children: ReactNode }) {
  const { t } = useTranslation('cart')
  const [params] = useSearchParams()
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <details open={wasOpened || params.has('coupon')}>
      <summary className="min-h-tap content-center text-15 underline decoration-text-3 underline-offset-[0.35em] hover:decoration-accent">
        {t('coupon.ask')}
      </summary>
      <div className="pt-1">{children}</div>
    </details>
  )
}

type FieldProps = { name: string; typed?: string; error?: string; busy?: boolean }

/** Field for the code of a coupon, with its button; filled by `?coupon=` in the address. */
export function CouponField({ name, typed, error, busy }: FieldProps) {
  const { t } = useTranslation('cart')
  const [params] = useSearchParams()
  const code = typed ?? params.get('coupon')?.slice(0, MOST_TYPED)
  return (
    <div className="flex flex-wrap items-start gap-x-3">
      <Field id="coupon" className="min-w-0 grow basis-24" label={t('coupon.label')} error={error}>
        <TextInput
          ltr
          name={name}
          defaultValue={code}
          maxLength={MOST_TYPED}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" variant="outline" loading={busy} className="mt-6.5">
        {t('coupon.apply')}
      </Button>
    </div>
  )
}

type AppliedProps = { coupon: Coupon; /** Removes it. */ children: ReactNode }

/**
 * The coupon of a cart or quote: what it saves, or why it saves nothing. An order is refused until such a coupon is
 * removed.
 */
export function AppliedCoupon({ coupon: { code, problem, message }, children }: AppliedProps) {
  const { t } = useTranslation('cart')
  return (
    <Alert tone={problem ? 'warning' : 'success'} live action={children} className="p-3!">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone="outline">{code}</Tag>
        <span>
          <Text>{message}</Text>
        </span>
      </p>
      {problem ? <p>{t('coupon.blocks')}</p> : null}
    </Alert>
  )
}
