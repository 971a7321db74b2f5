/** Messages of a page that failed to render in the browser; in the language of the document. */
export type FailureMessages = { title: string; text: string; again: string; home: string; homeHref: string }

let current: FailureMessages | undefined

/** The document's frame knows the language; the boundary that catches a failure does not. */
export function storeFailureMessages(words: FailureMessages): void {
  current = words
}

export function failureMessages(): FailureMessages | undefined {
  return current
}
