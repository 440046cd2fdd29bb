type Entry = { msg?: string; path?: string; err?: { message?: string; stack?: string } }

/** The message of a server's log line, with the stack of its error. Lines that are no JSON stay as they are. */
export function readable(line: string): string {
  if (!line.startsWith('{')) return line
  try {
    const { msg, path, err }: Entry = JSON.parse(line)
    return [[msg, path].filter(Boolean).join(' '), err?.stack ?? err?.message].filter(Boolean).join('\n') || line
  } catch {
    return line
  }
}
