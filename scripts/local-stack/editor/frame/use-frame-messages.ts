import { type RefObject, useCallback, useEffect, useEffectEvent } from 'react'
import { type PageMessage, parsePageMessage } from './page-message.ts'

/** The frame and the origin of its page; undefined while there is no page. */
export type Framed = { frame: RefObject<HTMLIFrameElement | null>; origin: string | undefined }

export type Post = (message: Record<string, unknown>) => void

/**
 * Receives messages of the page in the frame and returns a sender. It neither sends to nor accepts from another window
 * or origin.
 * @returns the function that posts a message to the page
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
