import type { BlockContext } from '#site/blocks/block-context.ts'
import { RenderBlocks } from '#site/blocks/render-blocks.tsx'
import styles from './gallery.module.css'
import { type GalleryBlock, galleryBlocks } from './gallery-examples.ts'
import { type GalleryWidth, galleryWidths } from './read-gallery-address.ts'

const context: BlockContext = { locale: 'es-ES', isEditor: false }

const root = '/_gallery'

/** All blocks by the folders of the editor's block picker. For developers and editors, in English. */
export function GalleryIndex() {
  const blocks = galleryBlocks()
  const groups = [...new Set(blocks.map(({ group }) => group))]
  return (
    <main className={styles.index}>
      <h1>Blocks</h1>
      <p>
        {blocks.length} blocks, {blocks.flatMap(({ examples }) => examples).length} examples. Each block has a page of
        its own.
      </p>
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul className={styles.list}>
            {blocks
              .filter((block) => block.group === group)
              .map(({ name, label, description }) => (
                <li key={name}>
                  <a href={`${root}/${name}`}>{label}</a>
                  <p>{description}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

export type GalleryPageProps = {
  block: GalleryBlock
  /** CSS pixels of the place of each example; as wide as the window when absent. */
  width?: GalleryWidth | undefined
}

/** One block with all of its examples, one below the other. */
export function GalleryPage({ block, width }: GalleryPageProps) {
  return (
    <>
      <header className={styles.head}>
        <nav aria-label="Gallery">
          <a href={root}>All blocks</a>
          <WidthLink name={block.name} width={undefined} current={width} />
          {galleryWidths.map((one) => (
            <WidthLink key={one} name={block.name} width={one} current={width} />
          ))}
        </nav>
        <h1>{block.label}</h1>
        <p>{block.description}</p>
      </header>
      <main>
        {block.examples.map((example) => (
          <div key={example.name} className={styles.example}>
            <p className={styles.name}>{example.name}</p>
            <div className={styles.place} style={{ maxInlineSize: width }} data-example={example.name}>
              <RenderBlocks blocks={[example.block]} context={context} hasTitle />
            </div>
          </div>
        ))}
      </main>
    </>
  )
}

type WidthLinkProps = { name: string; width: GalleryWidth | undefined; current: GalleryWidth | undefined }

function WidthLink({ name, width, current }: WidthLinkProps) {
  const href = width === undefined ? `${root}/${name}` : `${root}/${name}/${width}`
  return (
    <a href={href} aria-current={width === current ? 'page' : undefined}>
      {width === undefined ? 'Window' : `${width} px`}
    </a>
  )
}
