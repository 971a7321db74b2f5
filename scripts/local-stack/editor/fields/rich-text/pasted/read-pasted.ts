import { wordLists } from './word-lists.ts'

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
