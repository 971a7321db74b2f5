import { countedIds } from 'component-schemas/landing/counted-ids.ts'
import { readLanding } from 'component-schemas/landing/read-landing.ts'
import { showLanding } from 'component-schemas/landing/show-landing.ts'
import type { StoryContent } from 'component-schemas/schema/registry.ts'
import { withHrefs } from '#site/content/stories/hrefs-in.ts'
import type { load } from './load.ts'

type Built = NonNullable<Awaited<ReturnType<typeof load>>>

/**
 * A landing with the changes of its plugin: texts, sections and colours at once; a new form or link when the server has resolved it. A
 * value that is no landing leaves the last one.
 */
export function editedLanding(built: Built, content: StoryContent): Built | undefined {
  if (content.component !== 'custom_landing') return undefined
  const read = readLanding(content.data, countedIds())
  if (read.state !== 'read') return undefined
  const { hrefs, forms } = built.made
  const { shown } = showLanding(withHrefs(read.data, hrefs), new Map(Object.entries(forms)))
  const { title, seo } = shown
  return { ...built, landing: shown, story: { ...built.story, content: { title, layout: content.layout, seo } } }
}
