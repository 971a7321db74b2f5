import { routeForStory } from 'site/routing/stories/story-address.ts'
import { filePath, filesIn } from '../content/files-in.ts'
import type { FieldLocation } from '../content/walk-content.ts'
import type { Hint } from '../finding.ts'
import { locationOf, type Scene, versionsOf } from '../scene.ts'

/** Files of the extranet in one field of a public page: visitors get no file there, and its address tells that it exists. */
export function checkFiles(fieldLocation: FieldLocation, { story, library, languages }: Scene): Hint[] {
  if (routeForStory(story.fullSlug)?.route.access !== 'public') return []
  return versionsOf(fieldLocation, languages).flatMap(({ language, value }) =>
    filesIn(fieldLocation, value).flatMap(({ id, name, step }): Hint[] => {
      const known = (id === undefined ? undefined : library.get(id)) ?? library.get(filePath(name))
      if (!known?.isPrivate) return []
      const location = locationOf(fieldLocation, language)
      const details = { value: name.split('/').at(-1) ?? '' }
      return [{ code: 'private-file', location: { ...location, path: `${location.path}${step}` }, details }]
    }),
  )
}
