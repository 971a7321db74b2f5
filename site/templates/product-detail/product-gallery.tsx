import { useLingui } from '@lingui/react/macro'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import type { Asset } from 'component-schemas/field-values.ts'
import { KeyOutline } from '#site/ui/bitting-line/key-outline.tsx'
import { Enlargement } from '#site/ui/enlargement/enlargement.tsx'
import { Image } from '#site/ui/image/image.tsx'
import styles from './product-gallery.module.css'

/** The views of a product: the main one large, the others beside it, each opens over the page. */
export function ProductGallery({ product }: { product: Product }) {
  const pictures = [...(product.images ?? []), ...(product.drawing ? [product.drawing] : [])]
  if (pictures.length === 0) {
    return (
      <div className={styles.empty}>
        <KeyOutline code={product.code} />
      </div>
    )
  }
  return (
    <ul className={styles.gallery}>
      {pictures.map((picture, index) => (
        <li key={picture.src} className={styles.view}>
          <View picture={picture} isMain={index === 0} />
        </li>
      ))}
    </ul>
  )
}

function View({ picture, isMain }: { picture: Asset; isMain: boolean }) {
  const { t } = useLingui()
  const { alt } = picture
  return (
    <Enlargement
      hasSign={isMain}
      labels={{ enlarge: alt ? t`Enlarge: ${alt}` : t`Enlarge the picture`, close: t`Close` }}
      large={<Image image={picture} sizes="100vw" />}
    >
      <Image
        image={picture}
        sizes={isMain ? '(min-width: 64rem) 46rem, 92vw' : '(min-width: 64rem) 15rem, 30vw'}
        ratio={3 / 2}
        widest={isMain ? 900 : 320}
        isPriority={isMain}
      />
    </Enlargement>
  )
}
