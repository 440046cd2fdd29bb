import { useId } from 'react'
import Captions from 'lucide-react/icons/captions'
import Gauge from 'lucide-react/icons/gauge'
import Maximize from 'lucide-react/icons/maximize'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import VolumeX from 'lucide-react/icons/volume-x'
import { IconButton } from './icon-button.tsx'
import { clockText, type useVideoPlayer, type VideoCaptionFile, type VideoPlayerLabels } from './use-video-player.ts'

const SPEEDS = [0.5, 1, 1.5, 2] as const

type Props = {
  seconds: number
  captions: readonly VideoCaptionFile[]
  hasSound: boolean
  labels: VideoPlayerLabels
  /** Language of the shown captions; empty for none. */
  language: string
  player: ReturnType<typeof useVideoPlayer>
  onLanguage: (language: string) => void
  onFull: () => void
}

/** The controls below a video, left to right in both languages: play, time, captions, speed, full screen. */
export function VideoControls({ seconds, captions, hasSound, labels, language, player, onLanguage, onFull }: Props) {
  const playing = player.state === 'playing'
  const Sign = playing ? Pause : Play
  const [now, total] = [clockText(player.now), clockText(seconds)]
  return (
    <div dir="ltr" className="flex flex-wrap items-center gap-x-2 px-2 py-1">
      <IconButton label={playing ? labels.pause : labels.play} onClick={player.toggle}>
        <Sign aria-hidden="true" className="size-5 fill-current" />
      </IconButton>
      <input
        type="range"
        min={0}
        max={seconds}
        step={0.1}
        value={player.now}
        aria-label={labels.seek}
        aria-valuetext={labels.position(now, total)}
        onChange={(event) => player.seek(Number(event.target.value))}
        className="h-tap min-w-24 flex-1 accent-accent-text"
      />
      <span aria-hidden="true" className="tnum px-1 text-13 text-text-2">{`${now} / ${total}`}</span>
      <span className="flex items-center gap-1 max-sm:flex-1">
        <Choice
          label={labels.captions}
          icon={<Captions aria-hidden="true" strokeWidth={1.75} />}
          value={language}
          onChange={onLanguage}
          options={[
            { value: '', label: labels.off },
            ...captions.map((file) => ({ value: file.language, label: file.label })),
          ]}
        />
        <Choice
          label={labels.speed}
          icon={<Gauge aria-hidden="true" strokeWidth={1.75} />}
          value={undefined}
          onChange={(rate) => player.speed(Number(rate))}
          options={SPEEDS.map((rate) => ({ value: String(rate), label: `${rate}×` }))}
        />
        {hasSound ? (
          <IconButton label={labels.mute} aria-pressed={player.muted} onClick={player.mute}>
            <VolumeX aria-hidden="true" strokeWidth={1.75} />
          </IconButton>
        ) : null}
        <IconButton label={labels.full} onClick={onFull} className="max-sm:ms-auto">
          <Maximize aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
      </span>
    </div>
  )
}

type ChoiceProps = {
  label: string
  icon: React.ReactNode
  /** Undefined for an uncontrolled select. */
  value: string | undefined
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

/** A small native select with an icon. */
function Choice({ label, icon, value, onChange, options }: ChoiceProps) {
  const id = useId()
  return (
    <span className="inline-flex h-tap items-center gap-1 rounded-sm ps-2 text-text-2 hover:bg-surface-2 [&_svg]:size-5">
      <label htmlFor={id}>
        {icon}
        <span className="sr-only">{label}</span>
      </label>
      <select
        id={id}
        {...(value === undefined ? { defaultValue: '1' } : { value })}
        onChange={(event) => onChange(event.target.value)}
        className="h-full max-w-24 cursor-pointer rounded-sm bg-transparent pe-1 text-13"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
