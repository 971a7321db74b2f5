import type { HeldRelease, PlannedChange, PlannedSource, PlannedStory, Schedule } from './planned-change.ts'

export type Plan = { releases: readonly HeldRelease[]; schedules: readonly Schedule[] }

type Previewed = { release?: number | undefined; moment?: number | undefined }

/** One thing that happens to one story. A release names no language. */
type Step = {
  story: PlannedStory
  at: number | undefined
  /** Steps happen in this order; those of one time as they are listed. */
  order: number
  action: 'publish' | 'unpublish' | { release: number }
  language: string | undefined
}

/** What became of a story so far. */
type State = {
  /** What a publish makes public: a release has replaced the draft by its own version (decision 102). */
  draft: PlannedSource
  whole: PlannedChange | undefined
  byLanguage: Map<string, PlannedChange>
}

/**
 * How stories differ from their published state, once everything has happened that is planned until a moment. Without a moment the chosen
 * release alone happens; with one, a chosen release that has no time or a later one happens last.
 */
export function changesUntil({ releases, schedules }: Plan, { release: chosen, moment }: Previewed): PlannedChange[] {
  const until = moment ?? Number.NEGATIVE_INFINITY
  const steps = [
    ...releases.flatMap((release) => stepsOf(release, { chosen, until })),
    ...schedules.flatMap(({ action, language, at, ...story }): Step[] =>
      at <= until ? [{ story, at, order: at, action, language }] : [],
    ),
  ].toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order))
  const states = new Map<number, State>()
  for (const step of steps) takeStep(states, step)
  return [...states.values()].flatMap(({ whole, byLanguage }) => [...(whole ? [whole] : []), ...byLanguage.values()])
}

function stepsOf(release: HeldRelease, { chosen, until }: { chosen: number | undefined; until: number }): Step[] {
  const { id, at = Number.POSITIVE_INFINITY, stories } = release
  if (at > until && id !== chosen) return []
  const order = at > until ? Number.POSITIVE_INFINITY : at
  const shownAt = Number.isFinite(until) ? Math.min(at, until) : release.at
  return stories.map((story) => ({ story, at: shownAt, order, action: { release: id }, language: undefined }))
}

function takeStep(states: Map<number, State>, step: Step): void {
  const { story, at, action } = step
  const state = states.get(story.storyId) ?? { draft: 'draft', whole: undefined, byLanguage: new Map() }
  states.set(story.storyId, state)
  if (typeof action === 'object') state.draft = action.release
  const language = languageOf(step, state)
  const change = { ...story, language, source: action === 'unpublish' ? 'unpublished' : state.draft, at } as const
  if (language !== undefined) {
    state.byLanguage.set(language, change)
    return
  }
  state.whole = change
  state.byLanguage.clear()
}

/**
 * A story without its source language has no page: an unpublish of that language is one of the whole story, and so is the publish of a
 * language of a story that is not public (guess, as the embedded service does).
 */
function languageOf({ action, language, story }: Step, { whole }: State): string | undefined {
  if (action === 'unpublish') return language === 'default' ? undefined : language
  const isPublic = whole ? whole.source !== 'unpublished' : story.isPublished
  return isPublic ? language : undefined
}

/** What changes for readers of a language. @param changes of one story */
export function changeIn(changes: readonly PlannedChange[], language: string): PlannedChange | undefined {
  return changes.find((one) => one.language === language) ?? changes.find((one) => one.language === undefined)
}

/** Whether visitors will not see the story: the end of one language leaves it in others. */
export function isGone(change: PlannedChange | undefined): boolean {
  return change?.source === 'unpublished' && change.language === undefined
}
