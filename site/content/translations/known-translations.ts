import { type LocaleCode, localeCodes } from '#site/routing/locales.ts'
import { runtimePart } from '#site/server/runtime.ts'

type Locales = ReadonlySet<LocaleCode>

/** The change that instances publish to each other when the compared texts differ from what pages assumed. */
export const translatedAction = 'translated'

type KnownTranslations = {
  /** undefined for a story whose texts were not compared. */
  get: (id: number) => Locales | undefined
  /** Whether the texts were compared after the story's last change. */
  isCurrent: (id: number) => boolean
  /** Whether the story changed since this process started and was not compared after that. */
  hasChanged: (id: number) => boolean
  /** Called before the texts are read: the result of a comparison is void when the story changes meanwhile. */
  startComparison: (ids: readonly number[]) => void
  /** @returns false when the story changed since the comparison started */
  endComparison: (id: number, locales: Locales) => boolean
  /** The story changed: its locales stay in use until its texts are compared again. */
  markStale: (id: number) => void
  markAllStale: () => void
  noteUnnamed: (locales: readonly LocaleCode[]) => void
  /** Whether some story is translated into the locale without a name or slug of its own. */
  isUnnamedIn: (locale: LocaleCode) => boolean
  /** Compared stories whose type the route at their address does not show; lists of addresses do not know the type. */
  withoutPage: Set<number>
}

/** An entry is a number and a shared set: about sixteen megabytes. */
const mostKnown = 200_000

/** Into which locales the stories are translated whose texts were compared. */
export const knownTranslations = runtimePart('translations', (): KnownTranslations => {
  const known = new Map<number, Locales>()
  const states = new Map<number, 'comparing' | 'current'>()
  const shared = new Map<string, Locales>()
  const changed = new Set<number>()
  const unnamed = new Set<LocaleCode>()
  return {
    get: (id) => known.get(id),
    isCurrent: (id) => states.get(id) === 'current',
    hasChanged: (id) => changed.has(id),
    startComparison(ids) {
      for (const id of ids) states.set(id, 'comparing')
    },
    endComparison(id, locales) {
      if (states.get(id) !== 'comparing') return false
      known.delete(id)
      known.set(id, sharedSet(locales, shared))
      states.set(id, 'current')
      changed.delete(id)
      const [oldest] = known.keys()
      if (known.size > mostKnown && oldest !== undefined) {
        known.delete(oldest)
        states.delete(oldest)
      }
      return true
    },
    markStale(id) {
      states.delete(id)
      changed.add(id)
    },
    markAllStale: () => states.clear(),
    noteUnnamed(locales) {
      for (const locale of locales) unnamed.add(locale)
    },
    isUnnamedIn: (locale) => unnamed.has(locale),
    withoutPage: new Set(),
  }
})

/** Few combinations of languages occur: one set serves all stories that have it. */
function sharedSet(locales: Locales, shared: Map<string, Locales>): Locales {
  const key = localeCodes.filter((locale) => locales.has(locale)).join()
  const one = shared.get(key) ?? locales
  shared.set(key, one)
  return one
}
