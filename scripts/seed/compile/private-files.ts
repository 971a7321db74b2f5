import { picturesIn } from './library-texts.ts'
import type { SourceStory } from './source-story.ts'

/** Stories below a folder of this name are behind the login, in every market. */
const closedFolder = 'extranet'

/**
 * Tells which files of the content are private assets: those that stories of the extranet name.
 * @throws Error when a public story names one of them too, which would make it public
 */
export function privateFiles(stories: readonly SourceStory[]): (name: string) => boolean {
  const isClosed = ({ folder }: SourceStory) => folder.split('/').includes(closedFolder)
  const closed = new Set(stories.filter(isClosed).flatMap(({ content }) => namesIn(content)))
  for (const story of stories.filter((one) => !isClosed(one))) {
    const shared = namesIn(story.content).find((name) => closed.has(name))
    if (shared !== undefined) throw new Error(`${story.file}: ${shared} belongs to the extranet`)
  }
  return (name) => closed.has(name)
}

function namesIn(value: unknown): string[] {
  return picturesIn(value).map(({ picture }) => picture)
}
