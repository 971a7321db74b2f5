import { type LocaleCode, localeCodes, locales, sourceLocale } from 'site/routing/locales.ts'
import { z } from 'zod'

/** The languages of a space in the management API (Storyblok docs, the space object). */
const spaceLanguages = z.looseObject({
  languages: z.array(z.looseObject({ code: z.string(), name: z.string() })).nullish(),
  default_lang_name: z.string().nullish(),
})

type WireLanguage = z.output<typeof spaceLanguages>['languages']

export type LanguagePlan = {
  /** The new settings; complete, because the API replaces the list. */
  wanted: { languages: NonNullable<WireLanguage>; default_lang_name: string }
  /** Codes of the site's languages that the space does not have. */
  missing: readonly LocaleCode[]
  /** One line per change; none when the space already matches. */
  changes: readonly string[]
}

/**
 * The changes that give a space the nine languages of the site, in the site's order. Other languages of the space stay,
 * because removing one would hide its translations, and so do names that editors gave to a language. Pure.
 * @throws ZodError when the value is not a space
 */
export function planLanguages(space: unknown): LanguagePlan {
  const { languages, default_lang_name: defaultName } = spaceLanguages.parse(space)
  const present = languages ?? []
  const ours = localeCodes.filter((code) => code !== sourceLocale)
  const missing = ours.filter((code) => !present.some((language) => language.code === code))
  const own = ours.map((code) => present.find((one) => one.code === code) ?? { code, name: locales[code].name })
  const wanted = [...own, ...present.filter(({ code }) => !ours.some((our) => our === code))]
  const { name } = locales[sourceLocale]
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
