import 'server-only'
import { type ListQuestion, listStories } from './list-stories.ts'
import type { WireStory } from './wire-story.ts'

/** Largest page of the service's lists (Storyblok docs, stories). */
const perPage = 100

/** Lists that are sorted and narrowed here stay this short; beyond it the service itself must do it. */
const mostPages = 10

/** Every published story of a question, all pages of it up to 1,000 stories. */
export async function listEveryStory(question: Omit<ListQuestion, 'page' | 'perPage'>): Promise<readonly WireStory[]> {
  const first = await listStories({ ...question, page: 1, perPage })
  const pages = Math.min(mostPages, Math.ceil(first.total / perPage))
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      listStories({ ...question, page: index + 2, perPage }),
    ),
  )
  return [first, ...rest].flatMap(({ stories }) => stories)
}
