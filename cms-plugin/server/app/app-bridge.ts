type Around = {
  editorOrigin: string
  /** Slug of the tool plugin, as the CMS knows it. */
  tool: string
  /** The window that frames the app. */
  editor: Pick<Window, 'postMessage'>
  /** Address of the app's page. */
  here: string
  /** Opens another address in the frame. */
  go: (address: string) => void
}

/**
 * The app's side of the CMS's app bridge for tools: requests the CMS's user, and leaves when another one is signed in;
 * requests the open story, and follows when it is another one; reports the height of the page. An editor that wishes it gets the findings
 * of the story as it is edited. Messages of any other origin or window count for nothing. Sent to the browser as text, so it names nothing
 * outside of itself.
 */
export function startBridge({ editorOrigin, tool: name, editor, here, go }: Around): void {
  const say = (event: string, more: object = {}) =>
    editor.postMessage({ action: 'tool-changed', tool: name, event, ...more }, editorOrigin)
  const compare = async (token: unknown) => {
    const { search } = new URL(here)
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`/app/validated${search}`, { method: 'POST', headers })
    if (response.status === 401) go('/app/refused')
  }
  const find = async ({ number, ...opened }: { number: number; story?: unknown }) => {
    const { search } = new URL(here)
    const headers = { 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body: JSON.stringify(opened) }
    const response = await fetch(`/app/findings${search}`, sent).catch(() => undefined)
    say('findings', { number, ...(response?.ok && (await response.json())) })
  }
  addEventListener('message', ({ origin, source, data }: MessageEvent) => {
    if (origin !== editorOrigin || source !== editor) return
    if (data?.action === 'validated') void compare(data.token)
    if (data?.action === 'get-context') follow(data)
  })
  const follow = (data: { story?: { id?: unknown }; findings?: { number: number } }) => {
    const id = data.story?.id
    const address = new URL(here)
    const isOpen = address.searchParams.get('story_id') === String(id)
    if (isOpen && data.findings) void find({ ...data.findings, story: data.story })
    if (isOpen || !Number.isInteger(id)) return
    address.searchParams.set('story_id', String(id))
    go(address.href)
  }
  say('validate')
  say('getContext')
  const reportHeight = () => say('heightChange', { height: document.body.offsetHeight })
  new ResizeObserver(reportHeight).observe(document.body)
}

/** The script of the app's page; outside of a frame it does nothing. */
export function bridgeScript(named: Pick<Around, 'editorOrigin' | 'tool'>): string {
  const around = `{ ...${JSON.stringify(named)}, editor: parent, here: location.href, go: (to) => location.replace(to) }`
  return `if (parent !== window) (${startBridge})(${around})\n`
}
