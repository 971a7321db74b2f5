import { type RefObject, useCallback, useEffect, useEffectEvent } from 'react'
import { type PageMessage, parsePageMessage } from './page-message.ts'

/** The frame and the origin of the page in it; undefined while there is no page. */
export type Framed = { frame: RefObject<HTMLIFrameElement | null>; origin: string | undefined }

export type Post = (message: Record<string, unknown>) => void

/**
 * Hears what the page in the frame says and answers it. Nothing is told to or taken from another window or origin.
 * @returns the way to tell the page something
 */
export function useFrameMessages(
  { frame, origin }: Framed,
  onMessage: (message: PageMessage, post: Post) => void,
): Post {
  const post = useCallback<Post>(
    (message) => {
      if (origin !== undefined) frame.current?.contentWindow?.postMessage(message, origin)
    },
    [frame, origin],
  )
  const receive = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
    const message = parsePageMessage(event.data)
    if (message?.action === 'ping') post({ action: 'pingBack' })
    else if (message) onMessage(message, post)
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return post
}
