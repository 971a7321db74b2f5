import type { Frame, Page } from '@playwright/test'
import { z } from 'zod'
import { draftPath, previewSecrets } from './http/gate.ts'
import { testContentUrl, testEditorOrigin, testSiteUrl } from './test-system.ts'

export type EditorMessage = { action: string; [key: string]: unknown }

export type EditorFrame = {
  frame: Frame
  /** Sends a message to the page in the frame, as the editor does. */
  say: (message: EditorMessage) => Promise<void>
  /** Actions that the page in the frame sent to the editor. */
  received: () => Promise<string[]>
}

const story = z.object({
  story: z.looseObject({
    id: z.number(),
    content: z.looseObject({ body: z.array(z.looseObject({ component: z.string() })).default([]) }),
  }),
})
export type DraftStory = z.output<typeof story>['story']

/** A story in the editor's form: the draft with its edit markers, links resolved. */
export async function draftStory(id: number): Promise<DraftStory> {
  const query = new URLSearchParams({ version: 'draft', token: previewSecrets.previewToken, resolve_links: 'story' })
  const response = await fetch(`${testContentUrl}/v2/cdn/stories/${id}?${query}`)
  return story.parse(await response.json()).story
}

/** A page at the editor's origin that frames the draft of a story and speaks the vendor's protocol. */
export async function openInEditor(page: Page, id: number): Promise<EditorFrame> {
  await page.goto(`${testEditorOrigin}/healthz`)
  await page.evaluate(
    (src) => {
      const received: string[] = []
      Object.assign(window, { received })
      window.addEventListener('message', ({ data }) => received.push(String(data?.action)))
      const frame = document.createElement('iframe')
      Object.assign(frame, { id: 'storyblok-preview', src, width: 1200, height: 700 })
      document.body.replaceChildren(frame)
    },
    `${testSiteUrl}${draftPath(id)}`,
  )
  const received = () => page.evaluate(() => (window as unknown as { received: string[] }).received)
  await page.waitForFunction(() => (window as unknown as { received: string[] }).received.includes('initialized'))
  const frame = page.frames().find((one) => one.url().startsWith(testSiteUrl))
  if (!frame) throw new Error('The editor’s frame shows no page of the site')
  const say = (message: EditorMessage) =>
    page.evaluate(
      ([said, origin]) => document.querySelector('iframe')?.contentWindow?.postMessage(said, origin as string),
      [message, testSiteUrl] as const,
    )
  return { frame, say, received }
}
