import type { BlockContext } from '#site/blocks/block-context.ts'
import { entryLabel } from '#site/blocks/product-details/entry-label.ts'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { drawKey } from '#site/ui/key-drawing/draw-key.ts'
import { boxAround, KeyDrawing } from '#site/ui/key-drawing/key-drawing.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { exampleOf } from './example-keys.ts'
import styles from './key-finder.module.css'

export type KindChoiceProps = { keyTypes: readonly string[]; path: string; context: BlockContext }

/** The kinds of key as links, each with a drawing of an example, all at one scale. */
export function KindChoice({ keyTypes, path, context }: KindChoiceProps) {
  const views = keyTypes.map((type) => drawKey(exampleOf(type)))
  const box = boxAround(views)
  return (
    <ul className={styles.kinds}>
      {keyTypes.map((type, index) => {
        const view = views[index]
        return (
          <li key={type}>
            <Link to={{ href: hrefOfQuery(path, { 'key-type': [type] }) }} className={styles.kind}>
              {view && <KeyDrawing view={view} box={box} />}
              <span>{entryLabel('key_type', type, context)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
