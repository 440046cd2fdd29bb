import cliProgress from 'cli-progress'
import type { Progress } from './import.ts'

const STEPS: Record<Progress['step'], string> = {
  reading: 'reading',
  checking: 'checking',
  pictures: 'pictures',
  writing: 'writing',
}
/** Milliseconds between two lines without a terminal. */
const PATIENCE = 5_000

/** Shows the progress of an import: a bar on a terminal, otherwise a line per step and every five seconds. */
export function showProgress(output: NodeJS.WriteStream): {
  onProgress: (progress: Progress) => void
  end: () => void
} {
  return output.isTTY ? bar(output) : lines(output)
}

function bar(output: NodeJS.WriteStream) {
  const shown = new cliProgress.SingleBar({
    format: '{step} {bar} {percentage}%',
    hideCursor: true,
    clearOnComplete: true,
    stream: output,
  })
  shown.start(1, 0, { step: STEPS.reading })
  const onProgress = ({ step, done, of }: Progress) => {
    if (of > 0) shown.setTotal(of)
    const title = step === 'pictures' ? `${STEPS.pictures}: ${done}` : STEPS[step]
    if (of > 0) shown.update(done, { step: title })
    else shown.update({ step: title })
  }
  return { onProgress, end: () => shown.stop() }
}

function lines(output: NodeJS.WriteStream) {
  let [last, at] = ['', 0]
  const onProgress = ({ step, done, of }: Progress) => {
    if (step === last && performance.now() - at < PATIENCE) return
    ;[last, at] = [step, performance.now()]
    const share = of > 0 ? ` ${Math.floor((100 * done) / of)}%` : done > 0 ? ` ${done}` : ''
    output.write(`${STEPS[step]}${share}\n`)
  }
  return { onProgress, end: () => undefined }
}
