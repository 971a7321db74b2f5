/** What a page says that could not be drawn in the browser; in the language of the document. */
export type FailureWords = { title: string; text: string; again: string; home: string; homeHref: string }

let kept: FailureWords | undefined

/** The document's frame knows the language; the boundary that catches a failure does not. */
export function keepFailureWords(words: FailureWords): void {
  kept = words
}

export function failureWords(): FailureWords | undefined {
  return kept
}
