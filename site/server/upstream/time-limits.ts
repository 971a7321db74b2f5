/** Every time limit that decides what a visitor waits for, with its reason. Milliseconds. */

/** A cached page is revalidated after this time, in case a message of a change was lost. */
export const pageMaxAgeMs = 5 * 60_000

/** Copies of a page that a publish made stale with many others are sent for so long at most while renders are under way. */
export const outdatedMs = 30_000

/** An instance looks again after this time whether another one has rendered a page. */
export const renderedElsewhereMs = 50

/** An instance that renders a page for all others is taken for dead after this time. */
export const renderLeaseMs = 5000

/** A stale copy is sent instead of a page that takes longer: well above a render, so that only a slow upstream causes it. */
export const staleAfterMs = 1500

/** 503 is sent instead of a page without a copy: with the error screen the visitor waits five seconds at most. */
export const refuseAfterMs = 4200

/** How often a page that is being rendered is looked at: a stale copy is sent at most so much later than it could be. */
export const renderLookMs = 50

/** Upstream calls of one request end at this deadline. It is later than 503, so that a slow render still serves the next visitor. */
export const requestDeadlineMs = 20_000

/** An error screen has the menus of its website: a change of them may be missing from it for so long. */
export const errorScreenMaxAgeMs = 30_000

/** An error screen that replaces a failed render waits so long for the menus of its layout: the visitor has waited before. */
export const errorFrameMs = 300

/** The error screen that a start renders reads most of the code: a second, on a busy machine a few. */
export const firstScreenMs = 10_000

/** A shutdown waits so long for pages that are being written to the disk. */
export const diskWriteMs = 5000

/** `/readyz` calls a check broken that takes longer: balancers ask every few seconds. */
export const healthCheckMs = 2000

/** Redis is faster than a render or it is not used: a read delays a page, the others delay a webhook or nothing. */
export const sharedReadMs = 150
export const sharedWriteMs = 1000
export const announceMs = 500
export const seenMessageMs = 500
export const fleetCountMs = 250

/** One upstream call from the connection to the last byte; a page needs several one after the other. */
export const upstreamCallMs = 5000

/** A connection to a reachable machine takes a round trip. */
export const connectMs = 2000

/**
 * A call hangs after three times the 90th percentile of the last ten, within these bounds. A service that writes to its disk, or a busy
 * machine, pauses for a second now and then: that is no reason to refuse a page.
 */
export const hanging = { timesUsual: 3, leastMs: 2000, mostMs: 4500 }

/** An upstream is slow whose median call takes longer: a page with several calls would pass `staleAfterMs`. */
export const slowMs = 500

/** An open circuit is tried after the first pause, then after twice the pause before, up to the longest. */
export const circuitPause = { firstMs: 1000, longestMs: 10_000 }

/** `Retry-After` is waited for up to this time; a call that would wait longer is refused at once. */
export const retryAfterWaitMs = 2000

/** The longest accepted `Retry-After`. */
export const longestRetryAfterMs = 120_000

/** The size of a file is worth less than the page that shows it. */
export const fileSizeMs = 2000

/** Downloads: fifty readers who begin at once queue for the files; between two pieces the reader may pause. */
export const fileStream = { firstByteMs: 20_000, pieceMs: 30_000 }

/** A page waits so long for its search results, and less for recommendations, which it can do without. */
export const searchMs = 1500
export const recommendationsMs = 400

/** A preview shows what is known without the plan of the CMS rather than wait longer for it. */
export const planMs = 3500

/** The names of releases are worth less than the draft below them. */
export const releasesMs = 1000

/** A login is worth a longer wait than a page (product specification, section 9). */
export const identityCallMs = 10_000

/** The response to a swap of indexes comes when the new index is ready. */
export const indexWriteMs = 120_000

/**
 * A visitor's call to the content service that would wait longer for its turn is refused at once: its page is refused by then
 * (`refuseAfterMs`). Work that several pages share has no deadline and is worth a longer wait.
 */
export const longestQueueMs = { page: refuseAfterMs, other: 10_000 }

/** After 429 without `Retry-After` no call of the class begins for the second that the service counts. */
export const unstatedRetryAfterMs = 1000

/** Long lists are read when no page waits for content; on a busy site one part in this time nevertheless. */
export const idleWorkMs = 1000
