/** What no page can hold: control characters besides tab and line ends (HTML standard, section 13.2.3.5). */
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g

/**
 * Words as a page can hold them. An import may leave control characters and halves of characters in a story; a browser
 * drops or replaces them, and then no longer agrees with the server on what stands in the page.
 */
export function readableText(words: string): string {
  return words.toWellFormed().replace(unreadable, '')
}
