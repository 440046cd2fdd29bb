import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const WORTH_IT = 1024

/** Writes `.br` and `.gz` beside every script, style and vector picture of a built folder, as small as they get. */
export function compressAssets(folder: string): void {
  for (const file of globSync(`${folder}/assets/*.{js,css,svg}`)) {
    const content = readFileSync(file)
    if (content.length < WORTH_IT) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
