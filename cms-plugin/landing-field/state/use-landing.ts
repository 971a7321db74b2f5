import { emptyLanding } from 'component-schemas/landing/empty-value.ts'
import { isSavable, type LandingData, problemsIn } from 'component-schemas/landing/landing-data.ts'
import type { LandingProblem } from 'component-schemas/landing/landing-problem.ts'
import { type ReadLanding, readLanding } from 'component-schemas/landing/read-landing.ts'
import { useEffect, useReducer, useRef, useState } from 'react'
import { type LandingAction, landingReducer, openState } from './landing-state.ts'
import { readWithheld, storeWithheld } from './withheld-store.ts'
import { storableLanding, withWithheld } from './withheld-values.ts'

const reduce = landingReducer(newId)

/** Values that were sent and whose echo may still be under way. */
const mostSent = 100

/** The field as the CMS has it: its value in a language, and its place in the CMS. */
export type EditedField = { content: unknown; language: string; place: string }

export type EditedLanding = {
  data: LandingData
  problems: readonly LandingProblem[]
  /** Whether the CMS has everything that is shown; a malformed value is never given to it. */
  isSaved: boolean
  canUndo: boolean
  canRedo: boolean
  migratedFrom: number | undefined
  dispatch: (action: LandingAction) => void
}

/**
 * The edited landing and the CMS's copy of it. Every change is sent at once, without the values that are malformed: these stay as they
 * were typed, in this browser. A received value replaces the edited one unless it is an echo: another language, a restored version, an
 * undo outside of the plugin.
 * @param send passes a value to the CMS
 * @returns `unreadable` with the value when it is no landing: nothing is sent until the editor starts a new one
 */
export function useLanding(
  { content, language, place }: EditedField,
  send: (data: LandingData) => void,
): EditedLanding | { unreadable: unknown; problems: readonly LandingProblem[]; startAgain: () => void } {
  const [read, setRead] = useState<ReadLanding>(() => readLanding(content, newId))
  const [state, dispatch] = useReducer(reduce, read, (opened) =>
    openState(withWithheld(dataOf(opened), readWithheld(keyOf(place, language)))),
  )
  const sent = useRef<string[]>([JSON.stringify(content)])
  const stored = useRef({ place, language, value: dataOf(read) })
  const shown = useRef(state.data)

  useEffect(() => {
    const arrived = JSON.stringify(content)
    if (stored.current.language === language && sent.current.includes(arrived)) return
    const opened = readLanding(content, newId)
    stored.current = { place, language, value: dataOf(opened) }
    sent.current = [arrived]
    setRead(opened)
    shown.current = withWithheld(dataOf(opened), readWithheld(keyOf(place, language)))
    dispatch({ do: 'open', data: shown.current })
  }, [content, language, place])

  const problems = problemsIn(state.data)
  useEffect(() => {
    if (shown.current === state.data) return
    shown.current = state.data
    const { place: storedPlace, language: storedLanguage, value } = stored.current
    const storable = storableLanding(state.data, value)
    if (!storable) return
    storeWithheld(keyOf(storedPlace, storedLanguage), storable.withheld)
    const text = JSON.stringify(storable.data)
    if (text === JSON.stringify(value)) return
    stored.current = { ...stored.current, value: storable.data }
    sent.current = [...sent.current, text].slice(-mostSent)
    send(storable.data)
  }, [state.data, send])

  if (read.state === 'unreadable') {
    const startAgain = () => {
      const data = emptyLanding(newId)
      sent.current = [...sent.current, JSON.stringify(data)]
      shown.current = data
      setRead({ state: 'empty', data })
      dispatch({ do: 'open', data })
      send(data)
    }
    return { unreadable: content, problems: read.problems, startAgain }
  }
  return {
    data: state.data,
    problems,
    isSaved: isSavable(problems),
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    migratedFrom: read.state === 'read' ? read.migratedFrom : undefined,
    dispatch,
  }
}

function dataOf(read: ReadLanding): LandingData {
  return read.state === 'unreadable' ? emptyLanding(newId) : read.data
}

function keyOf(place: string, language: string): string {
  return `landing ${place} ${language}`
}

/** A unique identity. */
function newId(): string {
  return crypto.randomUUID()
}
