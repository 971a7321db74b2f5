import { type RefObject, useEffect, useRef, useState } from 'react'
import type { WireStory } from '../../services/wire-story.ts'

/** Maximum height in pixels; a taller app scrolls. */
const heights = { least: 240, most: 4000 }

type Opened = { story: WireStory; language: string }

export type AppBridge = {
  frame: RefObject<HTMLIFrameElement | null>
  /** Pixels; undefined until the app sends its height. */
  height: number | undefined
}

/**
 * The CMS's side of the app bridge for tools (Storyblok's starters for tool plugins): the app requests the user and
 * the open story, and sends its height. Messages are exchanged only with the app's own window and origin.
 */
export function useAppBridge(appUrl: string, opened: Opened): AppBridge {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const latest = useRef(opened)
  useEffect(() => {
    latest.current = opened
  })
  useEffect(() => {
    const { origin } = new URL(appUrl)
    const say = (message: object) => frame.current?.contentWindow?.postMessage(message, origin)
    const listen = (message: MessageEvent) => {
      if (message.origin !== origin || message.source !== frame.current?.contentWindow) return
      if (message.data?.action !== 'tool-changed') return
      if (message.data.event === 'getContext') {
        say(contextOf(latest.current))
      }
      if (message.data.event === 'validate') {
        void readToken().then((token) => token && say({ action: 'validated', token }))
      }
      if (message.data.event === 'heightChange') setHeight(withinLimits(Number(message.data.height)))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [appUrl])
  return { frame, height }
}

/** Signed by the editor's server, which alone has the app's secret; undefined when it does not respond. */
async function readToken(): Promise<string | undefined> {
  const response = await fetch('/app-token').catch(() => undefined)
  const body: unknown = response?.ok ? await response.json() : undefined
  const hasToken = typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string'
  return hasToken ? String(body.token) : undefined
}

function contextOf({ story, language }: Opened) {
  const { id, uuid, name, slug, full_slug, content } = story
  return { action: 'get-context', language, story: { id, uuid, name, slug, full_slug, content } }
}

function withinLimits(pixels: number): number {
  return Math.min(heights.most, Math.max(heights.least, pixels || 0))
}
