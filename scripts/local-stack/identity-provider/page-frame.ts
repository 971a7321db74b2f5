import { createHash } from 'node:crypto'
import tenant from './tenant.json' with { type: 'json' }

export type Frame = { locale: string; title: string; content: string }

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Depths of the cut over the card, from the house's brand: a key is a line cut into metal. */
const depths = [0, 3, 1, 4, 2, 4, 1, 3, 0]

function cutPath(): string {
  const step = 400 / depths.length
  const flats = depths.map((depth, index) => {
    const x = index * step
    const y = 4 + depth * 5
    return `L${(x + step * 0.25).toFixed(1)} ${y} L${(x + step * 0.75).toFixed(1)} ${y}`
  })
  return `M0 30 ${flats.join(' ')} L400 30 Z`
}

const style = `
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:#14181d;color:#14181d;font:17px/1.5 "IBM Plex Sans",system-ui,sans-serif}
main{width:100%;max-width:26rem}
.cut{display:block;width:100%;height:1.9rem;fill:#fbfaf7}
.card{background:#fbfaf7;padding:1.5rem clamp(1.25rem,5vw,2.25rem) 2rem;border-block-end:4px solid #e3a84a}
.brand{margin:0 0 1.5rem;font-weight:700;letter-spacing:.22em;font-size:.9rem;color:#8a5a12}
h1{margin:0 0 .5rem;font-size:1.6rem;line-height:1.15;text-wrap:balance}
p{margin:0 0 1.25rem}label{display:block;font-weight:600;font-size:.9375rem;margin-block-end:.35rem}
input{width:100%;min-height:2.75rem;padding:.5rem .75rem;margin-block-end:1.1rem;border:1px solid #68747f;border-radius:2px;background:#fff;font:inherit}
.code{font-family:"IBM Plex Mono",ui-monospace,monospace;letter-spacing:.35em;font-size:1.25rem}
button{min-height:2.75rem;width:100%;padding:.5rem 1rem;border:0;border-radius:2px;background:#8a5a12;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#14181d}
.quiet{background:none;color:#0b57d0;text-decoration:underline;font-weight:400;margin-block-start:.5rem}.quiet:hover{background:none;color:#14181d}
:focus-visible{outline:3px solid #0b57d0;outline-offset:2px}
.bad{display:flex;gap:.5rem;padding:.6rem .75rem;border-inline-start:4px solid #b3261e;background:#fff;color:#b3261e;font-weight:600}
details{margin-block-start:1.5rem;font-size:.9375rem;color:#515d69}summary{cursor:pointer;min-height:1.75rem}
code{font-family:"IBM Plex Mono",ui-monospace,monospace;font-size:.85rem;color:#14181d}
dl{margin:.5rem 0 0;display:grid;gap:.6rem}dt{font-weight:600;color:#14181d}dd{margin:0;overflow-wrap:anywhere}
`

const script = "document.getElementById('op.logoutForm')?.requestSubmit(document.getElementById('yes'))"

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The pages load nothing from other origins and may not be framed. The redirect after a form leads to the site. */
export const pagePolicy = `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)}; base-uri 'none'; frame-ancestors 'none'`

/** The frame of every login page, in the house's style. */
export function frame({ locale, title, content }: Frame, { isLogout = false } = {}): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} · ${tenant.name}</title><style>${style}</style>`
  const card = `<svg class="cut" viewBox="0 0 400 30" preserveAspectRatio="none" aria-hidden="true"><path d="${cutPath()}"/></svg><div class="card"><p class="brand">${tenant.name.toUpperCase()}</p><h1>${escaped(title)}</h1>${content}</div>`
  return `<!doctype html><html lang="${locale}"><head>${head}</head><body><main>${card}</main>${isLogout ? `<script>${script}</script>` : ''}</body></html>`
}
