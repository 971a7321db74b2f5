/** The mark the CMS puts into drafts: an HTML comment that carries JSON (Storyblok docs, visual editor). */
const mark = /^<!--#storyblok#(\{.*\})-->$/s

/**
 * Attributes by which the visual editor finds a block in the page. Published content carries no mark and gets none.
 *
 * @returns `data-blok-c` and `data-blok-uid`, or nothing when there is no mark or it cannot be read
 */
export function editorAttributes({ _editable: editable }: { _editable?: string | undefined }): Record<string, string> {
  const json = mark.exec(editable ?? '')?.[1]
  if (json === undefined) return {}
  const options = parse(json)
  return options ? { 'data-blok-c': JSON.stringify(options), 'data-blok-uid': `${options.id}-${options.uid}` } : {}
}

function parse(json: string): { id: unknown; uid: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && 'id' in value && 'uid' in value ? value : undefined
  } catch {
    return undefined
  }
}
