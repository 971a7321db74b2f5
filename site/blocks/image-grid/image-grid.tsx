import type { ImageGrid, ImageGridItem } from 'component-schemas/blocks/image-grid/schema.ts'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { Image } from '#site/ui/image/image.tsx'
import { Link } from '#site/ui/link/link.tsx'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import styles from './image-grid.module.css'

/** Pictures side by side, cropped to one shape around their focus. */
export function ImageGridBlock({ block, context, level }: BlockProps<ImageGrid>) {
  return (
    <BlockFrame block={block} context={context}>
      <SectionHeading title={block.title} intro={block.intro} level={level} />
      <ul className={styles.grid} data-columns={block.columns}>
        {block.items.map((item, index) => (
          <li key={item._uid || index} {...editorAttributes(item)}>
            <Picture item={item} columns={block.columns ?? 3} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

function Picture({ item, columns }: { item: ImageGridItem; columns: number }) {
  const sizes = `(min-width: 60rem) ${Math.round(82 / columns)}rem, (min-width: 34rem) 46vw, 92vw`
  const image = <Image image={item.image} sizes={sizes} ratio={3 / 2} widest={960} className={styles.image} />
  return (
    <figure className={styles.figure}>
      {image}
      {(item.caption !== undefined || item.link) && (
        <figcaption className={styles.caption}>
          {item.link ? (
            <Link to={item.link} className={styles.link}>
              {item.caption ?? item.image.alt}
            </Link>
          ) : (
            item.caption
          )}
        </figcaption>
      )}
    </figure>
  )
}
