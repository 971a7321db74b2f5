import 'server-only'
import { sharedPageStore } from '#site/page-store/shared-page-store.ts'
import { keptAnswers } from './answers.ts'
import { listingTag } from './cache-tags.ts'

type ReadStory = { id: number; content: { component: string } }

/** What the word of a change does not say: of which kind a story is. */
export type StoryKinds = {
  /** @param stories as they are published */
  note: (stories: readonly ReadStory[]) => void
  /** The name of the content type; undefined of a story that was never read */
  of: (id: number) => string | undefined
}

const key = Symbol.for('zarandal.story-kinds')

/** About four megabytes. A change of a story that is not among them touches every list. */
const mostKnown = 50_000

/** On globalThis: who reads pages learns what the one who hears of changes wants to know, and they are separate bundles. */
export function storyKinds(): StoryKinds {
  const shared = globalThis as { [key]?: StoryKinds }
  shared[key] ??= rememberKinds()
  return shared[key]
}

function rememberKinds(): StoryKinds {
  const kinds = new Map<number, string>()
  return {
    note(stories) {
      const isOther = stories.some(({ id, content }) => (kinds.get(id) ?? content.component) !== content.component)
      for (const { id, content } of stories) {
        kinds.delete(id)
        kinds.set(id, content.component)
      }
      // The keys stand in the order in which they were noted last.
      for (const id of kinds.keys()) {
        if (kinds.size <= mostKnown) break
        kinds.delete(id)
      }
      // The word of the change made the lists of the kind that it was go; it may stand in those of any other.
      if (isOther) forgetLists()
    },
    of: (id) => kinds.get(id),
  }
}

function forgetLists(): void {
  keptAnswers().drop([listingTag])
  sharedPageStore()?.drop([listingTag])
}
