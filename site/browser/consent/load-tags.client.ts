import { pushToDataLayer } from '#site/browser/navigation/page-views/data-layer.ts'
import type { Choice } from './choice.ts'
import type { Tag } from './tags.ts'

type ScriptPolicy = { createScriptURL: (address: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }

/** Name under which a page's policy may let these addresses through (Trusted Types). */
export const tagPolicyName = 'zarandal-tags'

const loaded = new Set<string>()
let policy: ScriptPolicy | undefined

/**
 * Loads the tools the visitor has allowed, each once a document.
 * @returns whether a tool runs that is not allowed any more: only a new document is rid of it
 */
export function loadTags(tags: readonly Tag[], choice: Choice): boolean {
  for (const tag of tags) if (choice.has(tag.purpose) && !loaded.has(tag.id)) load(tag, tags)
  return tags.some(({ id, purpose }) => loaded.has(id) && !choice.has(purpose))
}

function load({ id, src, integrity, starts }: Tag, tags: readonly Tag[]): void {
  loaded.add(id)
  if (starts !== undefined) pushToDataLayer({ event: starts, 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.async = true
  script.dataset['tag'] = id
  if (integrity !== undefined) {
    script.integrity = integrity
    // Another origin's bytes are compared only when that origin lets them be read (Subresource Integrity, section 3.6).
    script.crossOrigin = 'anonymous'
  }
  script.src = trusted(src, tags)
  document.head.append(script)
}

/** For a page that takes script addresses from policies alone: ours lets through what is configured and nothing else. */
function trusted(src: string, tags: readonly Tag[]): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  policy ??= trustedTypes?.createPolicy(tagPolicyName, {
    createScriptURL(address) {
      if (!tags.some((tag) => tag.src === address)) throw new TypeError(`${address} is no configured tag`)
      return address
    },
  })
  return policy?.createScriptURL(src) ?? src
}
