import type { WireComponent } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { type BlockIndex, indexBlocks, mapBlocks } from '../merge/block-index.ts'
import { languageOfKey } from './language-of-key.ts'
import { presentBlocks } from './present-blocks.ts'

type Restoring = { draft: BlockIndex; version: BlockIndex; language: string; components: readonly WireComponent[] }

/**
 * The draft with the texts of one language from a version. Fields of other languages, fields that all languages share, and the
 * blocks of the page stay as they are; a block that the version does not have stays whole.
 * @param language code; empty for the default language
 */
export function restoreLanguage(
  draft: WireBlock,
  version: WireBlock,
  { language, components }: Pick<Restoring, 'language' | 'components'>,
): WireBlock {
  return restored(draft, { draft: indexBlocks(draft), version: indexBlocks(version), language, components })
}

function restored(block: WireBlock, restoring: Restoring): WireBlock {
  const { draft, version, language, components } = restoring
  const earlier = version.get(block._uid)?.block
  const schema = components.find(({ name }) => name === block.component)?.schema ?? {}
  const keys = [...new Set([...Object.keys(block), ...Object.keys(earlier ?? {})])]
  const entries = keys.map((key): [string, unknown] => {
    const isRestored = earlier !== undefined && languageOfKey(key, schema) === language
    // A block in a restored text may have fields of other languages, which stay.
    const present = isRestored ? presentBlocks(draft, block._uid, key) : undefined
    return [
      key,
      mapBlocks(isRestored ? earlier[key] : block[key], (inner) => {
        const own = present ? present(inner) : inner
        return own && restored(own, restoring)
      }),
    ]
  })
  const stored = entries.filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(stored), _uid: block._uid, component: block.component }
}
