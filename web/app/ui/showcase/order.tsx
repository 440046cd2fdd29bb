import Bell from 'lucide-react/icons/bell'
import House from 'lucide-react/icons/house'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, Drawer } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { ReasonsPanel } from '#app/ui/reasons-panel.tsx'
import { Steps } from '#app/ui/steps.tsx'
import { SummaryPanel, SummaryRow } from '#app/ui/summary-panel.tsx'
import { Timeline } from '#app/ui/timeline.tsx'
import { ToastView } from '#app/ui/toast-view.tsx'
import { pick, Row, type Sample, samplePrice, Section } from './parts.tsx'

export function ShowOrder({ lang, pictures }: Sample) {
  const t = (ar: string, en: string) => pick(lang, ar, en)
  const [open, setOpen] = useState<'drawer' | 'dialog' | null>(null)
  const close = () => setOpen(null)
  const states = { done: t('خلصت', 'done'), now: t('دلوقتي', 'now'), next: t('لسه', 'to come') }
  const closeLabel = t('إغلاق', 'Close')
  const rows = (
    <>
      <SummaryRow label={t('المنتجات (3)', 'Items (3)')} value={<Price size="sm" now={samplePrice(lang, '2,990')} />} />
      <SummaryRow
        label={t('الخصم', 'Discount')}
        value={<Price size="sm" now={samplePrice(lang, '−160')} />}
        tone="saving"
      />
    </>
  )
  const total = <Price size="total" now={samplePrice(lang, '2,890')} />
  return (
    <Section title="Steps, Timeline, SummaryPanel, Drawer, Dialog, ToastView, Alert, EmptyState">
      <Steps
        label={t('خطوات الطلب', 'Checkout steps')}
        steps={[
          { id: 'cart', label: t('السلة', 'Cart'), state: 'done', stateLabel: states.done },
          { id: 'address', label: t('العنوان', 'Address'), state: 'now', stateLabel: states.now },
          { id: 'confirm', label: t('التأكيد', 'Confirm'), state: 'next', stateLabel: states.next },
        ]}
      />
      <Panel>
        <Timeline
          label={t('رحلة الطلب', 'Order progress')}
          items={[
            {
              id: '1',
              title: t('استلمنا طلبك', 'Order received'),
              note: t('السبت 21 نوفمبر', 'Sat 21 Nov'),
              state: 'done',
              stateLabel: states.done,
            },
            {
              id: '2',
              title: t('أكّدنا معاك', 'Confirmed'),
              note: t('السبت 21 نوفمبر', 'Sat 21 Nov'),
              state: 'done',
              stateLabel: states.done,
            },
            {
              id: '3',
              title: t('خرج مع المندوب', 'Out for delivery'),
              note: t('النهارده', 'Today'),
              icon: <Truck strokeWidth={1.75} />,
              state: 'now',
              stateLabel: states.now,
            },
            {
              id: '4',
              title: t('وصل عندك', 'Delivered'),
              icon: <House strokeWidth={1.75} />,
              state: 'next',
              stateLabel: states.next,
            },
          ]}
        />
      </Panel>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_25rem]">
        <Panel>
          <EmptyState
            icon={<ShoppingBag />}
            title={t('السلة لسه فاضية', 'Your cart is empty')}
            action={<Button>{t('تسوّق الأطقم', 'Shop kits')}</Button>}
          >
            {t('ابدأ بطقم ناديك، أو شوف عروض نص الموسم.', 'Start with your club’s kit, or see the mid-season offers.')}
          </EmptyState>
        </Panel>
        <ReasonsPanel
          title={t('حسابك بيوفّر وقتك', 'An account saves you time')}
          reasons={[
            { id: 'bag', icon: <ShoppingBag />, text: t('كل طلباتك في مكان واحد.', 'All your orders in one place.') },
          ]}
        />
        <SummaryPanel
          collapsible
          title={t('ملخص الطلب', 'Order summary')}
          totalLabel={t('الإجمالي', 'Total')}
          total={total}
          note={t('شامل الضريبة. هتدفع كاش للمندوب.', 'VAT included. Pay the courier in cash.')}
          action={<Button block>{t('كمّل الطلب', 'Continue')}</Button>}
        >
          {rows}
        </SummaryPanel>
      </div>
      <Row>
        <Button variant="outline" onClick={() => setOpen('drawer')}>
          {t('افتح الفلاتر', 'Open the drawer')}
        </Button>
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          {t('افتح السؤال', 'Open the dialog')}
        </Button>
      </Row>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title={t('فلترة', 'Filters')}
        closeLabel={closeLabel}
        footer={
          <>
            <Button variant="outline">{t('مسح', 'Clear')}</Button>
            <Button>{t('عرض 34 منتج', 'Show 34 products')}</Button>
          </>
        }
      >
        {t('النادي', 'Club')}
      </Drawer>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={t('تمسح المنتج؟', 'Remove this item?')}
        closeLabel={closeLabel}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {t('لأ، سيبه', 'Keep it')}
            </Button>
            <Button onClick={close}>{t('امسحه', 'Remove')}</Button>
          </>
        }
      >
        {t('هيتشال من السلة.', 'It will leave your cart.')}
      </Dialog>
      <div className="flex flex-wrap gap-3.5">
        <ToastView
          type="success"
          title={t('تمام، حفظنا العنوان', 'Address saved')}
          onClose={close}
          closeLabel={closeLabel}
        >
          {t('هنستخدمه في طلباتك الجاية.', 'We will use it for your next orders.')}
        </ToastView>
        <ToastView
          type="error"
          title={t('الطلب ماتبعتش', 'The order was not sent')}
          action={<button type="button">{t('إعادة', 'Retry')}</button>}
          onClose={close}
          closeLabel={closeLabel}
        >
          {t('النت فصل. جرّب تاني.', 'You’re offline. Try again.')}
        </ToastView>
        <ToastView type="warning" title={t('آخر قطعتين', 'Last two pieces')} onClose={close} closeLabel={closeLabel} />
        <ToastView
          type="info"
          title={t('سعر التوصيل اتغيّر', 'Delivery price changed')}
          onClose={close}
          closeLabel={closeLabel}
        >
          {t('بقى 60 ج.م للقاهرة.', 'It is now EGP 60 to Cairo.')}
        </ToastView>
        <ToastView type="loading" title={t('بنأكّد طلبك', 'Placing your order')}>
          {t('ثواني ونخلّص.', 'A few seconds.')}
        </ToastView>
        <ToastView
          title={t('اتضاف للسلة', 'Added to cart')}
          picture={<Picture base={pictures[0] ?? ''} alt="" sizes="44px" />}
          action={<button type="button">{t('السلة', 'Cart')}</button>}
        >
          {t('تيشيرت الأهلي · L', 'Al Ahly shirt · L')}
        </ToastView>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Alert
          title={t('التوصيل ماشي عادي', 'Delivery as usual')}
          action={<Bell className="size-5" strokeWidth={1.75} />}
        >
          {t('في كل المحافظات.', 'To all governorates.')}
        </Alert>
        <Alert tone="success">{t('اتأكّد طلبك.', 'Your order is confirmed.')}</Alert>
        <Alert tone="warning" title={t('السعر اتغيّر', 'The price changed')}>
          {t('راجع السلة قبل ما تكمّل.', 'Check your cart before going on.')}
        </Alert>
        <Alert tone="danger" title={t('راجع البيانات دي', 'Please correct the following errors')}>
          {t('رقم الموبايل ناقص رقم.', 'The mobile number is one digit short.')}
        </Alert>
      </div>
    </Section>
  )
}
