import { useMessages } from '../../page/editor-context.ts'
import { cutToWidth, pixelWidth } from './pixel-width.ts'
import type { PageMetadata } from './use-page-metadata.ts'

/** Font size and room of a search result on a wide screen. Search engines do not publish them: measured, and rounded down. */
const title = { size: 20, pixels: 580 }
const description = { size: 14, pixels: 920 }

export function SearchResult({ page }: { page: PageMetadata }) {
  const messages = useMessages()
  const { origin, steps } = placeOf(page.address)
  return (
    <section className="seo-part" aria-label={messages('seoResult')}>
      <h3>{messages('seoResult')}</h3>
      <div className="seo-result">
        <p className="seo-address">{[origin, ...steps].join(' › ')}</p>
        <p className="seo-title">{cutToWidth(page.title, title)}</p>
        <p className="seo-description">{cutToWidth(page.description ?? '', description)}</p>
      </div>
      {page.isHidden && <p className="check-warn">{messages('seoHidden')}</p>}
      <Length name={messages('seoTitle')} text={page.title} room={title} />
      <Length name={messages('seoDescription')} text={page.description ?? ''} room={description} />
    </section>
  )
}

/** The address as search results write it: the website, then the parts of the path. */
function placeOf(address: string): { origin: string; steps: string[] } {
  const { host, pathname } = new URL(address)
  return { origin: host, steps: decodeURI(pathname).split('/').filter(Boolean) }
}

type LengthProps = { name: string; text: string; room: { size: number; pixels: number } }

function Length({ name, text, room }: LengthProps) {
  const messages = useMessages()
  const pixels = Math.round(pixelWidth(text, room.size))
  const isLong = pixels > room.pixels
  return (
    <div className={isLong ? 'seo-length seo-long' : 'seo-length'}>
      <meter aria-label={name} min={0} max={room.pixels * 1.5} high={room.pixels} optimum={0} value={pixels} />
      <span>{messages(isLong ? 'seoTooLong' : 'seoLength', { name, pixels, room: room.pixels })}</span>
    </div>
  )
}
