import { keepStandIns } from './stand-ins.client.ts'

/** What the first script of the page notes since the document is there (`note-changes.ts`). */
type Noting = { records: MutationRecord[]; observer: MutationObserver; note: (records: MutationRecord[]) => void }

type Noted = { foreignChanges?: Noting }

/** The framework has taken the page over by then, or never will. */
const longestStartMs = 10_000

/** Makes the changes again that were undone. */
let redo: (() => void)[] = []

/**
 * Gives the document to the framework as the server wrote it and as the visitor has it. The browser's translation puts elements in the
 * place of text, and extensions add elements: React finds another document than it expects, renders the page anew, and what was typed,
 * ticked or opened is gone with the old elements. So such changes are undone before it starts, and those that come while it works, and
 * made again when it has taken the page over (`takeBack`). No element is exchanged: text, ticks, focus and open windows stay.
 */
export function handOver(): void {
  keepTexts()
  const { foreignChanges: noted } = window as Noted
  if (!noted) return
  noted.note = (records) => {
    redo.push(...records.filter(isForeign).toReversed().map(undo).toReversed())
    // Discards the records of the undoing itself.
    noted.observer.takeRecords()
  }
  noted.note([...noted.records, ...noted.observer.takeRecords()])
  // If the framework does not come, the changes of others come back.
  setTimeout(takeBack, longestStartMs)
}

/** The framework has the whole page: what others had changed in it comes back. */
export function takeBack(): void {
  const page = window as Noted
  if (!page.foreignChanges) return
  page.foreignChanges.observer.disconnect()
  delete page.foreignChanges
  keepStandIns()
  for (const change of redo) change()
  redo = []
}

/** A change of what React has not reached yet, and no script that is started. */
function isForeign({ target, addedNodes }: MutationRecord): boolean {
  return !isTaken(target) && ![...addedNodes].some((node) => node.nodeName === 'SCRIPT')
}

/** React notes on each element that it has taken over what renders it. */
function isTaken(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__react'))
}

/** @returns makes the change again */
function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): () => void {
  const [added, removed] = [[...addedNodes], [...removedNodes]]
  if (type === 'characterData') {
    const { nodeValue } = target
    target.nodeValue = oldValue
    return () => {
      target.nodeValue = nodeValue
    }
  }
  exchange(target, { from: added, to: removed, before: nextSibling })
  return () => exchange(target, { from: removed, to: added, before: nextSibling })
}

type Exchange = { from: readonly Node[]; to: readonly Node[]; before: Node | null }

/** The new nodes come first, so that a stand-in is known by the text that follows it (`stand-ins.client.ts`). */
function exchange(parent: Node, { from, to, before }: Exchange): void {
  if (from.some((node) => node.parentNode !== parent)) return
  const place = from[0] ?? (before?.parentNode === parent ? before : null)
  for (const node of to) parent.insertBefore(node, place)
  for (const node of from) parent.removeChild(node)
}

/** React writes the first text of a text area into it once more when it takes it over: that one time, it stays as it is. */
function keepTexts(): void {
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  for (const area of document.querySelectorAll('textarea')) {
    if (area.defaultValue === '') continue
    const set = () => void Reflect.deleteProperty(area, 'value')
    Object.defineProperty(area, 'value', { configurable: true, get: () => value?.get?.call(area), set })
  }
}
