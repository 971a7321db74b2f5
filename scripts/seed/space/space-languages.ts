import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { SpaceClient } from './space-client.ts'

/** Languages besides Spanish, in the order an editor sees them. */
const languages = [
  { code: 'en', name: 'English' },
  { code: 'pt', name: 'Português' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'it', name: 'Italiano' },
  { code: 'de', name: 'Deutsch' },
  { code: 'fr', name: 'Français' },
  { code: 'ro', name: 'Română' },
  { code: 'ru', name: 'Русский' },
]

const spaceAnswer = z.looseObject({
  languages: z.array(z.looseObject({ code: z.string(), name: z.string() })).nullish(),
  default_lang_name: z.string().nullish(),
})

/** Gives the space its nine languages when they differ; true when something was written. */
export async function setLanguages(client: SpaceClient): Promise<boolean> {
  const { data } = await client.spaces.get()
  const space = spaceAnswer.parse(data.space)
  const present = (space.languages ?? []).map(({ code, name }) => ({ code, name }))
  if (space.default_lang_name === 'Español' && isDeepStrictEqual(present, languages)) return false
  await client.spaces.update({ body: { space: { languages, default_lang_name: 'Español' } } as never })
  return true
}
