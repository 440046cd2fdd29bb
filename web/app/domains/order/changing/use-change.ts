import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useWrite } from '#app/lib/forms/use-write.ts'
import { notify } from '#app/lib/notify/notify.ts'
import type { Intent } from './order-write.ts'
import { type Reordered, reorderText } from '#app/domains/order/returns/reorder-text.ts'

type Done = { done: Exclude<Intent, 'edit'>; merged?: Reordered | null; /** The page that goes on from there. */ at?: string }

/** `useWrite` for a form about an order: says what was done, and leads to the bag when the order was put into it, or from a dropped change to the order. */
export function useChange(fields: readonly string[] = [], name = '') {
  const { t } = useTranslation('order')
  const navigate = useNavigate()
  return useWrite({
    name,
    fields,
    onDone: (data) => {
      const { done, merged, at } = data as Done
      const body = merged ? reorderText(merged, t) : undefined
      notify({ type: body ? 'warning' : 'success', title: t(`done.${done}`), body, key: 'order-change' })
      if (at) void navigate(at, { replace: done === 'discard' })
    },
  })
}
