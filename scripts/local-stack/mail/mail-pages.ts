import type { MailStore } from './mail-store.ts'
import { type ReadMail, readHead, readMessage } from './read-message.ts'

const style =
  'body{font:17px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#fbfaf7;color:#14181d}' +
  'table{width:100%;border-collapse:collapse}td,th{text-align:start;padding:.5rem;border-bottom:1px solid #d0d6dd}' +
  'pre{white-space:pre-wrap;background:#fff;padding:1rem;border:1px solid #d0d6dd}a{color:#0b57d0}'

/** The page of a path: all messages, one of them, or undefined. Every text of a sender is escaped. */
export async function mailPage(path: string, store: MailStore): Promise<string | undefined> {
  if (path === '/') return listPage(store)
  const raw = store.read(/^\/messages\/([0-9a-f]{24})$/.exec(path)?.[1] ?? '')
  return raw === undefined ? undefined : messagePage(await readMessage(raw))
}

async function listPage(store: MailStore): Promise<string> {
  const rows = await Promise.all(store.list().map((name) => listRow(name, store.read(name))))
  const none = '<p>No mail yet. Send a form and reload.</p>'
  const head = '<tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Date</th></tr>'
  return page(
    'Mails',
    rows.length === 0 ? none : `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`,
  )
}

/** Undefined for a message that was removed in the meantime. */
async function listRow(name: string, raw: Buffer | undefined): Promise<string> {
  if (raw === undefined) return ''
  const { subject, to, date } = await readHead(raw)
  return `<tr><td><a href="/messages/${name}">${escaped(subject)}</a></td><td>${escaped(to)}</td><td>${escaped(date)}</td></tr>`
}

function messagePage({ subject, from, to, replyTo, date, text, files }: ReadMail): string {
  const headers = Object.entries({ From: from, To: to, 'Reply to': replyTo, Date: date })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<tr><th scope="row">${name}</th><td>${escaped(value)}</td></tr>`)
  const attached = files.map(({ name, sizeBytes }) => `<li>${escaped(name)}, ${sizeBytes} bytes</li>`)
  const list = attached.length === 0 ? '' : `<h2>Files</h2><ul>${attached.join('')}</ul>`
  return page(
    subject,
    `<p><a href="/">All mails</a></p><table>${headers.join('')}</table><pre>${escaped(text)}</pre>${list}`,
  )
}

function page(title: string, content: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>`
  return `<!doctype html><html lang="en"><head>${head}<style>${style}</style></head><body><h1>${escaped(title)}</h1>${content}</body></html>`
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
