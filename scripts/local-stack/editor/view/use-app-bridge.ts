import { type RefObject, useEffect, useRef, useState } from 'react'
import type { WireStory } from '../services/wire-story.ts'

/** Pixels; an app that asks for more is shown with a bar to scroll. */
const heights = { least: 240, most: 4000 }

type Opened = { story: WireStory; language: string }

export type AppBridge = {
  frame: RefObject<HTMLIFrameElement | null>
  /** Pixels; undefined until the app says how tall it is. */
  height: number | undefined
}

/**
 * The CMS's side of the app bridge for tools (Storyblok's starters for tool plugins): the app asks who sits here, which story is
 * open, and says how tall it is. Only the app's own window and origin are heard, and only they are answered.
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
    const say = (answer: object) => frame.current?.contentWindow?.postMessage(answer, origin)
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

/** Made by the editor's server, which alone knows the app's secret; undefined when it does not answer. */
async function readToken(): Promise<string | undefined> {
  const response = await fetch('/app-token').catch(() => undefined)
  const body: unknown = response?.ok ? await response.json() : undefined
  const isTold = typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string'
  return isTold ? String(body.token) : undefined
}

function contextOf({ story, language }: Opened) {
  const { id, uuid, name, slug, full_slug, content } = story
  return { action: 'get-context', language, story: { id, uuid, name, slug, full_slug, content } }
}

function withinLimits(pixels: number): number {
  return Math.min(heights.most, Math.max(heights.least, pixels || 0))
}
