import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { WireBlock, WireStory } from '../../services/wire-story.ts'
import { appAddress, useAppBridge } from '../app/use-app-bridge.ts'

/** Undefined while they are read; `unknown` when the app of the space does not say them. */
export type Findings = readonly StoryFinding[] | 'unknown' | undefined

/** Milliseconds without a change after which the edited content is checked, and until the app must have answered. */
const times = { rest: 400, patience: 20_000 }

/**
 * The findings of the space's report in the open story as it is edited. Its checks are those of the app: a frame of it without
 * contents answers over the app bridge.
 * @returns the findings, and the frame, which must be rendered
 */
export function useFindings(story: WireStory): { findings: Findings; frame: ReactNode } {
  const messages = useMessages()
  const { space, appUrl, userId, language } = useEditor()
  const [findings, setFindings] = useState<Findings>()
  const number = useRef(0)
  const { frame, tell } = useAppBridge(appUrl, {
    story,
    language: '',
    findings: { number, interfaceLanguage: language },
    onFindings(message) {
      const read = findingsMessage.safeParse(message)
      if (read.success && read.data.number === number.current) setFindings(read.data.findings ?? 'unknown')
    },
  })
  const { content, id } = story
  const asked = useRef<WireBlock>(undefined)
  useEffect(() => {
    if (asked.current !== content) number.current += 1
    asked.current = content
    const asking = setTimeout(tell, times.rest)
    const giving = setTimeout(() => setFindings((known) => known ?? 'unknown'), times.patience)
    return () => {
      clearTimeout(asking)
      clearTimeout(giving)
    }
  }, [content, tell])
  const address = useMemo(() => {
    const url = new URL(appAddress(appUrl, { spaceId: space.id, userId, storyId: id }))
    url.searchParams.set('view', 'checks')
    return url.href
  }, [appUrl, space.id, userId, id])
  return {
    findings,
    // The app has another origin than the editor, so allow-same-origin is safe here.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    frame: <iframe hidden ref={frame} title={messages('checksOfStory')} src={address} sandbox={allowed} />,
  }
}

const allowed = 'allow-same-origin allow-scripts'

const storyFinding = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  /** The remedy, in the language of the interface. */
  message: z.string(),
  /** The block and the field, where it is in one. */
  uid: z.string().optional(),
  field: z.string().optional(),
  /** Code of a language; undefined for the space's own. */
  language: z.string().optional(),
})

/** A fault to be put in order in the story, in the form of the space's report. */
export type StoryFinding = z.output<typeof storyFinding>

/** The app's answer; without findings, it could not read the story. */
const findingsMessage = z.object({ number: z.number(), findings: z.array(storyFinding).optional() })
