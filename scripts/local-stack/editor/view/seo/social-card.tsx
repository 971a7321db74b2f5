import { useMessages } from '../../page/editor-context.ts'
import type { PageMetadata } from './use-page-metadata.ts'

/** The page as a shared link: the picture in the size that the site makes, with title and description. */
export function SocialCard({ page: { image, title, description, address } }: { page: PageMetadata }) {
  const messages = useMessages()
  return (
    <section className="seo-part" aria-label={messages('seoCard')}>
      <h3>{messages('seoCard')}</h3>
      <div className="seo-card">
        {image ? (
          <img src={image.url} alt={image.alt} width={image.width} height={image.height} />
        ) : (
          <p className="seo-no-picture">{messages('seoNoPicture')}</p>
        )}
        <div className="seo-card-words">
          <span className="seo-card-host">{new URL(address).host}</span>
          <strong>{title}</strong>
          <span className="seo-card-description">{description}</span>
        </div>
      </div>
    </section>
  )
}
