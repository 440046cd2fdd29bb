import type { OutboxMessage } from './message.schema.ts'

const REFRESH_SECONDS = 3

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', dateStyle: 'medium', timeZone: 'Africa/Cairo' })

const style = `
  :root { color-scheme: dark light; font: 16px/1.6 system-ui, sans-serif; }
  body { max-inline-size: 46rem; margin: 2rem auto; padding-inline: 1rem; }
  ol { list-style: none; padding: 0; display: grid; gap: .75rem; }
  li { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .75rem; padding: .75rem 1rem; }
  p { margin: 0; overflow-wrap: anywhere; }
  .about { display: flex; flex-wrap: wrap; gap: .25rem 1rem; font-size: .8125rem; opacity: .75; }
  .failed { color: #e5484d; }
`

/** A page of the messages, newest first, each in its own direction. It loads itself anew every few seconds. */
export function outboxPage(messages: OutboxMessage[]): string {
  const items = messages.map(itemOf).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}"><title>Outbox</title><style>${style}</style>
</head>
<body>
<h1>Outbox</h1>
<p>What the shop would send by WhatsApp, newest first. This page is not there in production.</p>
${messages.length > 0 ? `<ol>\n${items}\n</ol>` : '<p>Nothing yet.</p>'}
</body>
</html>
`
}

function itemOf({ mobile, template, language, text, createdAt, failedAt, error }: OutboxMessage): string {
  const words = text ?? (language === 'ar' ? '(النص اتمسح)' : '(the text is gone)')
  return `<li>
<p class="about"><b dir="ltr">${escaped(mobile)}</b><span>${escaped(template)}</span><time datetime="${createdAt}">${time.format(new Date(createdAt))}</time></p>
<p lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">${linked(words)}</p>
${failedAt ? `<p class="failed">${escaped(error ?? 'failed')}</p>` : ''}</li>`
}

function linked(text: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<>"]+[^\s<>".،,]/g, (url) => `<a href="${url}"><bdi dir="ltr">${url}</bdi></a>`)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
