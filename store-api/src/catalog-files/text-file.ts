import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { type Info, parse } from 'csv-parse'
import iconv from 'iconv-lite'
import { UnreadableFile } from './problems.ts'

export type Encoding = 'utf8' | 'utf16le' | 'windows-1256'
export interface TextFile {
  path: string
  bytes: number
  encoding: Encoding
  delimiter: ',' | ';' | '\t'
}

/** An unparsed row of the file; `line` is the line where it begins, from 1. */
export interface FileRecord {
  line: number
  cells: string[]
}

/** Maximum size of a row. Long texts in both languages take about 5 KB; a larger row has an unclosed quotation mark. */
const LONGEST_RECORD = 500_000
const HEAD = 64 * 1024

/**
 * Detects encoding and separator of a file: UTF-8 with or without BOM, UTF-16 (Excel's 'Unicode text'), otherwise
 * Windows-1256 (Arabic); commas, semicolons or tabs. Throws UnreadableFile for a file that is no text.
 */
export async function examineFile(path: string): Promise<TextFile> {
  const { size } = await stat(path).catch(() => {
    throw new UnreadableFile(`${path} cannot be read`)
  })
  const head = await readHead(path)
  if (head.length === 0) throw new UnreadableFile(`${path} is empty`)
  if (head.toString('latin1', 0, 4) === 'PK\u0003\u0004')
    throw new UnreadableFile(`${path} is a workbook: save it as CSV UTF-8 first`)
  const encoding = head.readUInt16BE(0) === 0xfffe ? 'utf16le' : (await isUtf8(path)) ? 'utf8' : 'windows-1256'
  if (encoding !== 'utf16le' && head.includes(0)) throw new UnreadableFile(`${path} is not a text file`)
  return { path, bytes: size, encoding, delimiter: delimiterOf(iconv.decode(head, encoding)) }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path).catch(() => {
    throw new UnreadableFile(`${path} cannot be read`)
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } catch {
    throw new UnreadableFile(`${path} cannot be read`)
  } finally {
    await file.close()
  }
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 }))
      decoder.decode(chunk as Buffer, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** Returns the most frequent separator of the header. */
function delimiterOf(head: string): TextFile['delimiter'] {
  const header = head.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? ''
  const count = (delimiter: string) => header.split(delimiter).length
  const delimiters = [',', ';', '\t'] as const
  return delimiters.reduce((best, each) => (count(each) > count(best) ? each : best))
}

/**
 * Streams the rows of a file in constant memory, without blank lines. `onRead` gets the number of bytes read so far.
 * Throws UnreadableFile with the line of an endless row.
 */
export async function* readRecords(file: TextFile, onRead: (bytes: number) => void): AsyncGenerator<FileRecord> {
  const source = createReadStream(file.path)
  source.on('data', () => onRead(source.bytesRead))
  const parser = parse({
    delimiter: file.delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    // Excel's ="0123" has quotation marks inside a cell.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
    info: true,
  })
  // The loop below receives the error.
  pipeline(source, iconv.decodeStream(file.encoding), parser, () => undefined)
  let begins = 1
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      const line = begins
      begins = info.lines + 1
      if (record.some((cell) => cell !== '')) yield { line, cells: record }
    }
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    const why =
      code === 'CSV_MAX_RECORD_SIZE' || code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'the row does not end: is a quotation mark missing?'
        : message
    throw new UnreadableFile(`line ${begins}: ${why}`)
  } finally {
    source.destroy()
  }
}
