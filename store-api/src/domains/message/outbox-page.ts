import type { OutboxMessage } from './message.schema.ts'

const REFRESH_SECONDS = 3

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', dateStyle: 'medium', timeZone: 'Africa/Cairo' })

// The colours of the shop (web/app/styles/tokens.css), in the theme that the reader's system asks for.
const style = `
  :root {
    color-scheme: light dark;
    --bg: light-dark(oklch(0.995 0.002 85), oklch(0.165 0.006 60));
    --surface: light-dark(oklch(0.974 0.004 85), oklch(0.2 0.007 60));
    --line: light-dark(oklch(0.855 0.008 80), oklch(0.36 0.01 60));
    --text: light-dark(oklch(0.185 0.008 60), oklch(0.965 0.006 85));
    --text-2: light-dark(oklch(0.4 0.01 65), oklch(0.8 0.008 80));
    --accent: light-dark(oklch(0.672 0.2 44), oklch(0.715 0.187 48));
    --danger: light-dark(oklch(0.53 0.2 18), oklch(0.735 0.16 15));
    background: var(--bg);
    color: var(--text);
    font: 1rem/1.6 'IBM Plex Sans Arabic', system-ui, sans-serif;
  }
  body { max-inline-size: 46rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 3.5rem) clamp(1rem, 4vw, 2rem); }
  h1 { display: flex; align-items: center; gap: .6rem; margin: 0; font-size: clamp(1.75rem, 5vw, 2.375rem); line-height: 1.3; }
  h1::before { content: ''; inline-size: .7em; block-size: .7em; border-radius: 50%; background: var(--accent); }
  p { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
  body > p { color: var(--text-2); }
  ol { list-style: none; margin: 1.75rem 0 0; padding: 0; display: grid; gap: .75rem; }
  li { display: grid; gap: .5rem; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.25rem; }
  li > [dir=rtl] { line-height: 1.8; }
  a { color: inherit; text-decoration-color: var(--accent); text-underline-offset: .3em; }
  .about { display: flex; flex-wrap: wrap; gap: .25rem .75rem; font-size: .875rem; color: var(--text-2); font-variant-numeric: tabular-nums; }
  .about b { color: var(--text); }
  .about time { margin-inline-start: auto; }
  .failed { color: var(--danger); font-size: .875rem; }
`

/**
 * Renders the messages as a page, the newest first, each in its own text direction. The page reloads every few seconds.
 */
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
<p>What the shop would send by WhatsApp and SMS, newest first. This page is not there in production.</p>
${messages.length > 0 ? `<ol>\n${items}\n</ol>` : '<p>Nothing yet.</p>'}
</body>
</html>
`
}

function itemOf({ mobile, channel, template, language, text, createdAt, failedAt, error }: OutboxMessage): string {
  const words = text ?? (language === 'ar' ? '(النص اتمسح)' : '(the text is gone)')
  return `<li>
<p class="about"><b dir="ltr">${escapeHtml(mobile)}</b><span>${channel === 'sms' ? 'SMS' : 'WhatsApp'}</span><span>${escapeHtml(template)}</span><time datetime="${createdAt}">${time.format(new Date(createdAt))}</time></p>
<p lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">${linkUrls(words)}</p>
${failedAt ? `<p class="failed">${escapeHtml(error ?? 'failed')}</p>` : ''}</li>`
}

function linkUrls(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"]+[^\s<>".،,]/g,
    (url) => `<a href="${url}"><bdi dir="ltr">${url}</bdi></a>`,
  )
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
