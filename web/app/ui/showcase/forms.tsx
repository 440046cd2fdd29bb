import { useState } from 'react'
import Search from 'lucide-react/icons/search'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import { Checkbox, Radio } from '#app/ui/option-row.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { Histogram } from '#app/ui/histogram.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { MobileInput, NameInput } from '#app/ui/person-inputs.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import { RangeSlider, type RangeValue } from '#app/ui/range-slider.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea, TextInput } from '#app/ui/text-input.tsx'
import { pick, type Sample, Section } from './parts.tsx'

const bars = [2, 3, 5, 9, 14, 18, 16, 11, 6, 3]

export function ShowForms({ lang }: Sample) {
  const t = (ar: string, en: string) => pick(lang, ar, en)
  const [range, setRange] = useState<RangeValue>([800, 2000])
  return (
    <Section title="Field, TextInput, PasswordInput, Textarea, Select, RadioCard, Checkbox, Radio, QuantityStepper, RangeSlider">
      <FieldRow>
        <Field label={t('الاسم بالكامل', 'Full name')} required>
          <NameInput name="name" defaultValue={t('مريم حسن عبد الله', 'Mariam Hassan')} />
        </Field>
        <Field
          label={t('رقم الموبايل', 'Mobile number')}
          hint={t('المندوب هيكلّمك على الرقم ده.', 'The courier calls this number.')}
        >
          <MobileInput name="phone" defaultValue="010 2345 6789" />
        </Field>
        <Field label={t('كلمة السر', 'Password')}>
          <PasswordInput name="password" showLabel={t('أظهر كلمة السر', 'Show password')} autoComplete="off" />
        </Field>
        <Field label={t('المحافظة', 'Governorate')}>
          <Select
            name="state"
            options={[
              { value: 'c', label: t('القاهرة', 'Cairo') },
              { value: 'g', label: t('الجيزة', 'Giza') },
            ]}
          />
        </Field>
        <Field
          label={t('المنطقة', 'Area')}
          error={t('اختار المنطقة علشان نحسب التوصيل', 'Pick an area so that we can work out delivery')}
        >
          <Select name="region" placeholder={t('اختار المنطقة', 'Choose an area')} />
        </Field>
        <Field
          label={t('العنوان بالتفصيل', 'Street address')}
          className="sm:col-span-2"
          optionalLabel={t('اختياري', 'optional')}
        >
          <Textarea name="street" placeholder={t('مثلًا: قدام صيدلية العزبي', 'For example: opposite the pharmacy')} />
        </Field>
        <Field label={t('بحث', 'Search')}>
          <TextInput
            type="search"
            icon={<Search strokeWidth={1.75} />}
            placeholder={t('دوّر على نادي، لاعب، أو مقاس', 'Search a club, player or size')}
          />
        </Field>
        <Field label={t('السعر من', 'Price from')}>
          <TextInput inputMode="numeric" suffix={t('ج.م', 'EGP')} defaultValue="800" />
        </Field>
      </FieldRow>
      <ChoiceGroup legend={t('هتستلم إزاي؟', 'How will you get it?')} className="grid gap-3 sm:grid-cols-2">
        <RadioCard
          name="way"
          value="home"
          defaultChecked
          icon={<Truck strokeWidth={1.75} />}
          title={t('توصيل للبيت', 'Home delivery')}
          note={t('من 3 لـ 7 أيام عمل', '3 to 7 business days')}
        />
        <RadioCard
          name="way"
          value="branch"
          icon={<Store strokeWidth={1.75} />}
          title={t('استلام من فرع', 'Collect from a branch')}
          note={t('ببلاش', 'Free')}
        />
      </ChoiceGroup>
      <div className="grid gap-8 lg:grid-cols-3">
        <ChoiceGroup legend={t('النادي', 'Club')}>
          <Checkbox name="club" label={t('الأهلي', 'Al Ahly')} count="18" defaultChecked />
          <Checkbox name="club" label={t('الزمالك', 'Zamalek')} count="16" />
          <Checkbox name="club" label={t('بيراميدز', 'Pyramids')} count="0" disabled />
          <Radio name="sort" label={t('الأحدث', 'Newest')} defaultChecked />
          <Radio name="sort" label={t('الأرخص', 'Cheapest')} />
        </ChoiceGroup>
        <RangeSlider
          legend={t('السعر', 'Price')}
          minLabel={t('أقل سعر', 'Lowest price')}
          maxLabel={t('أعلى سعر', 'Highest price')}
          name={['min', 'max']}
          min={0}
          max={3000}
          step={50}
          value={range}
          onValueChange={setRange}
          histogram={<Histogram bars={bars} from={Math.floor(range[0] / 300)} to={Math.ceil(range[1] / 300) - 1} />}
        />
        <QuantityStepper
          label={t('الكمية', 'Quantity')}
          decreaseLabel={t('قلّل', 'Less')}
          increaseLabel={t('زوّد', 'More')}
          max={5}
          name="quantity"
        />
      </div>
    </Section>
  )
}
