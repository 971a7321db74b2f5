import { type LocaleCode, localeCodes, locales } from 'site/routing/locales.ts'
import { z } from 'zod'

/** The language that stories are written in; the space has all other ones besides it. */
const source: LocaleCode = 'es'

/** A space as the management API answers it (Storyblok docs, the space object), as far as its languages go. */
const spaceLanguages = z.looseObject({
  languages: z.array(z.looseObject({ code: z.string(), name: z.string() })).nullish(),
  default_lang_name: z.string().nullish(),
})

type WireLanguage = z.output<typeof spaceLanguages>['languages']

export type LanguagePlan = {
  /** What a space is given; written as a whole, because the API replaces the list. */
  wanted: { languages: NonNullable<WireLanguage>; default_lang_name: string }
  /** Codes of the site's languages that the space does not have. */
  missing: readonly LocaleCode[]
  /** One line a change; none when the space is as wanted. */
  changes: readonly string[]
}

/**
 * What has to change so that a space has the nine languages of the site, in the site's order. Languages that the space has
 * besides them stay, and so do names that editors gave to a language: removing one would hide its translations. Pure.
 * @throws ZodError when the value is no space
 */
export function planLanguages(space: unknown): LanguagePlan {
  const { languages, default_lang_name: defaultName } = spaceLanguages.parse(space)
  const present = languages ?? []
  const ours = localeCodes.filter((code) => code !== source)
  const missing = ours.filter((code) => !present.some((language) => language.code === code))
  const own = ours.map((code) => present.find((one) => one.code === code) ?? { code, name: locales[code].name })
  const wanted = [...own, ...present.filter(({ code }) => !ours.some((our) => our === code))]
  const { name } = locales[source]
  const isReordered = present.some(({ code }, at) => wanted.filter((one) => present.includes(one))[at]?.code !== code)
  return {
    wanted: { languages: wanted, default_lang_name: name },
    missing,
    changes: [
      ...(defaultName === name ? [] : [`~ default language: ${defaultName || 'without a name'} → ${name}`]),
      ...missing.map((code) => `+ language ${code} (${locales[code].name})`),
      ...(isReordered ? ['~ order of the languages'] : []),
    ],
  }
}
