import { Container } from '#app/ui/container.tsx'
import { VideoPlayer } from '#app/ui/video-player.tsx'
import { ShowActions } from './actions.tsx'
import { ShowForms } from './forms.tsx'
import { ShowOrder } from './order.tsx'
import { ShowPhotos } from './photos.tsx'
import { pick, type Sample, Section } from './parts.tsx'
import { ShowProduct } from './product.tsx'
import { ShowRails } from './rails.tsx'
import { ShowType } from './type.tsx'

/** Every component of `ui/` with sample props, in one language and its direction. */
export function Showcase(sample: Sample) {
  return (
    <div lang={sample.lang} dir={sample.lang === 'ar' ? 'rtl' : 'ltr'}>
      <Container className="grid gap-10 py-8">
        <ShowType {...sample} />
        <ShowActions {...sample} />
        <ShowForms {...sample} />
        <ShowProduct {...sample} />
        <ShowRails {...sample} />
        <ShowPhotos lang={sample.lang} />
        <ShowOrder {...sample} />
        <ShowMedia {...sample} />
      </Container>
    </div>
  )
}

function ShowMedia({ lang, pictures }: Sample) {
  const t = (ar: string, en: string) => pick(lang, ar, en)
  const labels = {
    play: t('تشغيل', 'Play'),
    pause: t('إيقاف', 'Pause'),
    seek: t('المكان في الفيديو', 'Position in the video'),
    position: (now: string, total: string) => t(`${now} من ${total}`, `${now} of ${total}`),
    captions: t('الترجمة', 'Captions'),
    off: t('من غير', 'Off'),
    speed: t('السرعة', 'Speed'),
    mute: t('كتم الصوت', 'Mute'),
    full: t('ملء الشاشة', 'Full screen'),
    failed: t('الفيديو مش شغّال', 'The film cannot be played'),
  }
  return (
    <Section title={t('فيديو', 'Film')}>
      <VideoPlayer
        title={t('مقاس القدم', 'Measuring a foot')}
        poster={`${pictures[0]}/800.webp`}
        seconds={12}
        sources={[]}
        captions={[]}
        hasSound
        labels={labels}
        className="max-w-160"
      />
    </Section>
  )
}
