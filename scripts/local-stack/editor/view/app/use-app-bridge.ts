import { useCallback, useEffect, useRef, useState } from 'react'
import type { WireStory } from '../../services/wire-story.ts'

/** Maximum height in pixels; a taller app scrolls. */
const heights = { least: 240, most: 4000 }

type Opened = {
  story: WireStory
  language: string
  /** Asks the app for the findings of the story with its present content; the app repeats the number. */
  findings?: { number: { readonly current: number }; interfaceLanguage: string }
  onFindings?: (message: unknown) => void
}

/**
 * The CMS's side of the app bridge for tools (Storyblok's starters for tool plugins): the app requests the user and
 * the open story, and sends its height. Messages are exchanged only with the app's own window and origin.
 */
export function useAppBridge(appUrl: string, opened: Opened) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const latest = useRef(opened)
  useEffect(() => {
    latest.current = opened
  })
  const { origin } = new URL(appUrl)
  const say = useCallback((message: object) => frame.current?.contentWindow?.postMessage(message, origin), [origin])
  const tell = useCallback(() => say(contextOf(latest.current)), [say])
  useEffect(() => {
    const listen = (message: MessageEvent) => {
      if (message.origin !== origin || message.source !== frame.current?.contentWindow) return
      if (message.data?.action !== 'tool-changed') return
      const responses: Readonly<Record<string, () => void>> = {
        getContext: tell,
        validate: () => void readToken().then((token) => token && say({ action: 'validated', token })),
        findings: () => latest.current.onFindings?.(message.data),
        heightChange: () => setHeight(withinLimits(Number(message.data.height))),
      }
      responses[String(message.data.event)]?.()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin, say, tell])
  return { frame, height, tell }
}

/** Signed by the editor's server, which alone has the app's secret; undefined when it does not respond. */
async function readToken(): Promise<string | undefined> {
  const response = await fetch('/app-token').catch(() => undefined)
  const body: unknown = response?.ok ? await response.json() : undefined
  const hasToken = typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string'
  return hasToken ? String(body.token) : undefined
}

function contextOf({ story, language, findings: asked }: Opened) {
  const { id, uuid, name, slug, full_slug, content } = story
  const findings = asked && { ...asked, number: asked.number.current }
  return { action: 'get-context', language, findings, story: { id, uuid, name, slug, full_slug, content } }
}

function withinLimits(pixels: number): number {
  return Math.min(heights.most, Math.max(heights.least, pixels || 0))
}

type Shown = { spaceId: number; userId: number; storyId: number }

/** Address of the space's app for an open story; the query is the CMS's own for its apps. */
export function appAddress(appUrl: string, { spaceId, userId, storyId }: Shown): string {
  return new URL(`/app/?space_id=${spaceId}&user_id=${userId}&story_id=${storyId}`, appUrl).href
}
