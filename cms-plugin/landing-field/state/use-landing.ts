import { emptyLanding } from 'component-schemas/landing/empty-value.ts'
import { isSavable, type LandingData, problemsIn } from 'component-schemas/landing/landing-data.ts'
import type { LandingProblem } from 'component-schemas/landing/landing-problem.ts'
import { type ReadLanding, readLanding } from 'component-schemas/landing/read-landing.ts'
import { useEffect, useReducer, useRef, useState } from 'react'
import { type LandingAction, landingReducer, openState } from './landing-state.ts'

const reduce = landingReducer(newId)

/** Values that were sent and whose echo may still be under way. */
const mostSent = 100

export type EditedLanding = {
  data: LandingData
  problems: readonly LandingProblem[]
  /** Whether what is shown is what the CMS was given; a malformed value is never given to it. */
  isSaved: boolean
  canUndo: boolean
  canRedo: boolean
  migratedFrom: number | undefined
  dispatch: (action: LandingAction) => void
}

/**
 * The edited landing and the CMS's copy of it. Every change that may be stored is sent at once; a received value replaces the edited one
 * unless it is an echo: another language, a restored version, an undo outside of the plugin.
 * @param content as the CMS has it
 * @param send passes a value to the CMS
 * @returns `unreadable` with the value when it is no landing: nothing is sent until the editor starts a new one
 */
export function useLanding(
  content: unknown,
  send: (data: LandingData) => void,
): EditedLanding | { unreadable: unknown; problems: readonly LandingProblem[]; startAgain: () => void } {
  const [read, setRead] = useState<ReadLanding>(() => readLanding(content, newId))
  const [state, dispatch] = useReducer(reduce, read, (opened) => openState(dataOf(opened)))
  const sent = useRef<string[]>([JSON.stringify(content)])
  const shown = useRef(state.data)

  useEffect(() => {
    const arrived = JSON.stringify(content)
    if (sent.current.includes(arrived)) return
    const opened = readLanding(content, newId)
    sent.current = [arrived]
    setRead(opened)
    shown.current = dataOf(opened)
    dispatch({ do: 'open', data: shown.current })
  }, [content])

  const problems = problemsIn(state.data)
  const savable = isSavable(problems)
  useEffect(() => {
    if (shown.current === state.data) return
    shown.current = state.data
    if (!savable) return
    sent.current = [...sent.current, JSON.stringify(state.data)].slice(-mostSent)
    send(state.data)
  }, [state.data, savable, send])

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
    isSaved: savable,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    migratedFrom: read.state === 'read' ? read.migratedFrom : undefined,
    dispatch,
  }
}

function dataOf(read: ReadLanding): LandingData {
  return read.state === 'unreadable' ? emptyLanding(newId) : read.data
}

/** A unique identity. */
function newId(): string {
  return crypto.randomUUID()
}
