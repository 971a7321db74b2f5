import { linksIn } from '../content/links-in.ts'
import { isRoutable, pathInMarket, type StoryRow } from '../content/story-data.ts'
import type { FieldLocation } from '../content/walk-content.ts'
import type { DelayedHint } from '../finding.ts'
import type { Scene } from '../scene.ts'

/** Kinds of story that the site lists nowhere by itself; products, categories and news have listings. */
const unlistedTypes: readonly unknown[] = ['page']

/** Forms of page that readers reach from outside: from a campaign, or after sending a form. */
const entryTemplates: readonly unknown[] = ['landing', 'thank-you']

/** Fields that name a folder below the market's whose pages the site lists, whatever they are. */
const folderFields = [{ component: 'pages_sorting', name: 'folder' }]

type ListedStory = Pick<StoryRow, 'id' | 'fullSlug'>

/** Pages that are in no menu and that no other published story links to, refers to or lists, in any language. */
export function startUnlinkedPageReport() {
  const reached = new Set<string>()
  const listedFolders = new Set<string>()
  const candidates: ListedStory[] = []
  return {
    /** Keeps where a published story leads, and the story itself when it needs a link. */
    note({ story, stories }: Scene, fields: readonly FieldLocation[]): void {
      if (!story.isPublished) return
      for (const uuid of targetsOf(fields)) {
        const target = stories.get(uuid)
        // A market's own page answers a link to the shared one, so both count as reached.
        if (target && uuid !== story.uuid) reached.add(pathInMarket(target))
      }
      for (const folder of foldersIn(fields)) listedFolders.add(folder)
      if (needsLink(story)) candidates.push({ id: story.id, fullSlug: story.fullSlug })
    },
    /** Published pages without a link to them; called once, after the last story. */
    finish: (): DelayedHint[] =>
      candidates
        .filter(
          (story) => !reached.has(pathInMarket(story)) && !foldersAbove(story).some((at) => listedFolders.has(at)),
        )
        .map((story) => ({ story, hint: { code: 'unlinked-page', location: { path: '' } } })),
  }
}

function foldersIn(fields: readonly FieldLocation[]): string[] {
  return fields
    .filter((fieldLocation) =>
      folderFields.some(({ component, name }) => fieldLocation.component === component && fieldLocation.name === name),
    )
    .flatMap(({ value }) => (typeof value === 'string' && value !== '' ? [value.replace(/^\/+|\/+$/g, '')] : []))
}

/** Paths of the folders a story is in, below its market: `a/b/c` is in `a` and `a/b`. */
function foldersAbove(story: ListedStory): string[] {
  const steps = pathInMarket(story).split('/')
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'))
}

function targetsOf(fields: readonly FieldLocation[]): string[] {
  return fields.flatMap((fieldLocation) =>
    [fieldLocation.value, ...fieldLocation.translations.values()].flatMap((value) =>
      linksIn(fieldLocation, value).flatMap((use) => (use.kind === 'story' ? [use.uuid] : [])),
    ),
  )
}

function needsLink(story: Scene['story']): boolean {
  const { component, template } = story.content
  if (!unlistedTypes.includes(component) || entryTemplates.includes(template)) return false
  return isRoutable(story) && !isHidden(story.content) && !['', 'home'].includes(pathInMarket(story))
}

/** Kept out of search engines on purpose: reached by visitors who have the address, or by the site itself, as its search is. */
function isHidden({ seo }: Scene['story']['content']): boolean {
  const [first] = Array.isArray(seo) ? seo : []
  return typeof first === 'object' && first !== null && 'noindex' in first && first.noindex === true
}
