import { Container } from './container.tsx'
import { ShowActions } from './showcase/actions.tsx'
import { ShowForms } from './showcase/forms.tsx'
import { ShowMedia } from './showcase/media.tsx'
import { ShowOrder } from './showcase/order.tsx'
import { ShowProduct } from './showcase/product.tsx'
import type { Sample } from './showcase/sample.ts'
import { ShowShelves } from './showcase/shelves.tsx'
import { ShowType } from './showcase/type.tsx'

/**
 * Every component of this folder with sample props, in one language and its direction. `pictures`: base urls of six
 * or more pictures.
 */
export function Showcase(sample: Sample) {
  return (
    <div lang={sample.lang} dir={sample.lang === 'ar' ? 'rtl' : 'ltr'}>
      <Container className="grid gap-10 py-8">
        <ShowType {...sample} />
        <ShowActions {...sample} />
        <ShowForms {...sample} />
        <ShowProduct {...sample} />
        <ShowShelves {...sample} />
        <ShowOrder {...sample} />
        <ShowMedia {...sample} />
      </Container>
    </div>
  )
}
