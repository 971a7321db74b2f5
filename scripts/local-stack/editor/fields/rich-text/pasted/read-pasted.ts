/** The pasted things that the text cannot take over: how many of each kind there were. */
export type LeftOut = Readonly<Record<'pictures' | 'comments' | 'embedded', number>>

/** Pictures of the editor itself have a number in the library; any other is a file of the source, or of somebody else's server. */
const selectors: Readonly<Record<keyof LeftOut, string>> = {
  comments:
    '[style*="mso-element:comment"], .MsoCommentReference, [href^="#_msocom"], [id^="_msocom"], [href^="#cmnt"]',
  pictures: 'img:not([data-id]):not([data-inline]):not([data-emoji] *), svg, canvas, picture',
  embedded: 'iframe, video, audio, object, embed, input, select, textarea, math',
}

/**
 * HTML of the clipboard as the text takes it over: lists of Word become lists; pictures, comments and embedded contents go.
 * @returns what was left out, for the sentence that says so
 */
export function readPasted(html: string): { html: string; leftOut: LeftOut } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const remove = (kind: keyof LeftOut) => {
    const found = [...body.querySelectorAll(selectors[kind])].filter(
      (element) => element.parentElement?.closest(selectors[kind]) === null,
    )
    for (const element of found) element.remove()
    return found.length
  }
  const leftOut = { comments: remove('comments'), pictures: remove('pictures'), embedded: remove('embedded') }
  wordLists(body)
  return { html: body.innerHTML, leftOut }
}

type Item = { paragraph: Element; level: number; marker: string }

type OpenList = { list: Element; level: number }

/** Word writes a list as paragraphs: its level is a style, its bullet or number is text. They become lists. */
function wordLists(body: HTMLElement): void {
  for (const run of runsOf(body)) {
    const open: OpenList[] = []
    for (const item of run) listFor(item, open).append(rowOf(item))
    for (const { paragraph } of run) paragraph.remove()
  }
}

/** The open list of the item's level; a deeper one begins inside the last item. */
function listFor(item: Item, open: OpenList[]): Element {
  while ((open.at(-1)?.level ?? 0) > item.level) open.pop()
  const around = open.at(-1)
  if (around?.level === item.level) return around.list
  const list = newList(item)
  const holder = around?.list.lastElementChild
  if (holder) holder.append(list)
  else item.paragraph.before(list)
  open.push({ list, level: item.level })
  return list
}

function rowOf({ paragraph }: Item): Element {
  const row = paragraph.ownerDocument.createElement('li')
  const text = paragraph.ownerDocument.createElement('p')
  text.append(...paragraph.childNodes)
  row.append(text)
  return row
}

/** Neighbouring items of one list; at the outermost level another kind of marker begins another list. */
function runsOf(body: HTMLElement): Item[][] {
  const runs: Item[][] = []
  let last: Item | undefined
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph)
    if (level === undefined) continue
    const item = { paragraph, level, marker: takeMarker(paragraph) }
    const goesOn = last !== undefined && paragraph.previousElementSibling === last.paragraph
    const isOther = level === 1 && last !== undefined && isNumber(item.marker) !== isNumber(firstMarker(runs))
    if (goesOn && !isOther) runs.at(-1)?.push(item)
    else runs.push([item])
    last = item
  }
  return runs
}

function firstMarker(runs: readonly (readonly Item[])[]): string {
  return runs.at(-1)?.find(({ level }) => level === 1)?.marker ?? ''
}

/** From 1; undefined for a paragraph that is no item of a list. */
function levelOf(paragraph: Element): number | undefined {
  const level = /mso-list:[^;]*?level(\d+)/.exec(paragraph.getAttribute('style') ?? '')?.[1]
  if (level !== undefined) return Number(level)
  return paragraph.querySelector('[style*="mso-list:Ignore"]') ? 1 : undefined
}

/** The bullet or number, which is no word of the text. */
function takeMarker(paragraph: Element): string {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore"]')
  const text = marker?.textContent ?? ''
  marker?.remove()
  return text.replaceAll('\u00a0', ' ').trim()
}

function isNumber(marker: string): boolean {
  return /^\(?(\d+|[a-zA-Z]{1,4})[.)]/.test(marker)
}

function newList({ paragraph, marker }: Item): Element {
  const list = paragraph.ownerDocument.createElement(isNumber(marker) ? 'ol' : 'ul')
  const start = /\d+/.exec(marker)?.[0]
  if (list.tagName === 'OL' && start !== undefined && start !== '1') list.setAttribute('start', start)
  return list
}
