import { VideoPlayer } from '#app/ui/video-player.tsx'
import { pick, type Sample } from './sample.ts'
import { Section } from './section.tsx'

/** What moves: a film with its controls. */
export function ShowMedia({ lang, pictures }: Sample) {
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
    preparing: t('بنجهّز الفيديو', 'Getting the film ready'),
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
