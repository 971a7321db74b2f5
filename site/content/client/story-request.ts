import 'server-only'
import type { z } from 'zod'
import { storyTags } from '../changes/cache-tags.ts'
import { languageParams } from '../delivery/content-language.ts'
import { storyResponse } from '../delivery/wire-story.ts'
import { libraryParams, withLibraryTexts } from '../stories/library-texts.ts'
import { linkTags } from '../stories/link-tags.ts'
import type { ContentRequest } from './request-service.ts'

export type StoryRequest = ContentRequest<z.output<typeof storyResponse>>

/** Requests one story, by its encoded address or its id. */
export function storyRequest(named: string, language: string): StoryRequest {
  return {
    path: `cdn/stories/${named}`,
    params: { version: 'published', resolve_links: 'story', ...libraryParams, ...languageParams(language) },
    parse: (body) => storyResponse.parse(withLibraryTexts(body, language)),
    storiesOf: ({ story, rels, links }) => [story, ...(rels ?? []), ...(links ?? [])],
    tagsOf({ story, rels }) {
      const stories = [story, ...(rels ?? [])]
      return [...storyTags(stories), ...linkTags(stories)]
    },
  }
}
