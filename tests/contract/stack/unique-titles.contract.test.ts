import { localeCodes } from 'site/routing/locales.ts'
import { routeForStory } from 'site/routing/stories/story-address.ts'
import { expect, test } from 'vitest'
import { demoStories } from '../support/demo-stories.ts'

/** The beginning of a page's title: that for search engines, else the page's own. */
function titleOf({ name, content }: { name: string; content: Readonly<Record<string, unknown>> }): string {
  const [seo] = Array.isArray(content['seo']) ? content['seo'] : []
  return (
    [seo?.title, content['title'], content['name'], name].map((words) => String(words ?? '').trim()).find(Boolean) ?? ''
  )
}

test('no two public pages of the seeds have one title, in any language', async () => {
  const inLocale = await demoStories()
  const twice = localeCodes.flatMap((locale) => {
    const pages = inLocale(locale).filter(
      ({ full_slug: slug }) => slug.startsWith('global/') && routeForStory(slug)?.route.access === 'public',
    )
    const byTitle = [...Map.groupBy(pages, titleOf)].filter(([, same]) => same.length > 1)
    return byTitle.map(([title, same]) => [locale, title, same.map(({ full_slug: slug }) => slug)])
  })
  expect(twice).toEqual([])
})
