import { useLingui } from '@lingui/react/macro'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import type { Asset } from 'component-schemas/schema/field-values.ts'
import { useEnlargeLabels } from '#site/page-kinds/parts/enlarge-labels.ts'
import { ProductOutline } from '#site/ui/bitting-line/product-outline.tsx'
import { Enlargement } from '#site/ui/enlargement/enlargement.tsx'
import { PictureGroup } from '#site/ui/enlargement/picture-group.client.tsx'
import { Image } from '#site/ui/image/image.tsx'
import styles from './product-gallery.module.css'
import { ViewLinks } from './view-links.client.tsx'

/** The views of a product side by side in a row that snaps; small ones below lead to each, each opens over the page. */
export function ProductGallery({ product }: { product: Product }) {
  const { t } = useLingui()
  const views = viewsOf(product)
  if (views.length === 0) {
    return (
      <div className={styles.empty}>
        <ProductOutline code={product.code} kind={product.kind} />
      </div>
    )
  }
  const links = views.map((view, index) => ({ view, id: `view-${index + 1}`, number: index + 1 }))
  return (
    <div className={styles.gallery}>
      <PictureGroup className={styles.views}>
        {links.map(({ view, id, number }) => (
          <li key={id} id={id} className={styles.view}>
            <View picture={view} isMain={number === 1} />
          </li>
        ))}
      </PictureGroup>
      {links.length > 1 && (
        <ViewLinks label={t`Views`} className={styles.links}>
          {links.map(({ view, id, number }) => (
            <a key={id} href={`#${id}`} className={styles.link} aria-label={view.alt || t`View ${number}`}>
              <Image image={{ ...view, alt: '' }} sizes="6rem" ratio={3 / 2} widest={160} />
            </a>
          ))}
        </ViewLinks>
      )}
    </div>
  )
}

/** The editor's pictures, then the drawings that belong to the technical data; none twice. */
function viewsOf({ images = [], drawing, spec }: Product): Asset[] {
  const section = spec.component === 'spec_key_blank' ? spec.section : undefined
  const all = [...images, ...(drawing ? [drawing] : []), ...(section ? [section] : [])]
  return [...new Map(all.map((view) => [view.src, view])).values()]
}

function View({ picture, isMain }: { picture: Asset; isMain: boolean }) {
  const { alt } = picture
  return (
    <Enlargement labels={useEnlargeLabels(alt)} caption={alt} large={<Image image={picture} sizes="100vw" />}>
      <Image image={picture} sizes="(min-width: 64rem) 46rem, 92vw" ratio={3 / 2} widest={900} isPriority={isMain} />
    </Enlargement>
  )
}
