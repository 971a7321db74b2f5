/*
 * Where the browser stores what visitors put together. The views say it too: what is ticked or added before their scripts have arrived is stored
 * by the first script of the page (`server/page-cache/late-scripts/lasting-choices.ts`).
 */

/** Codes that are chosen for a comparison, and when. */
export const chosenPlace = 'zarandal:comparison'

/** A comparison of last week would surprise: it would come back with the next product. */
export const chosenForMs = 24 * 60 * 60 * 1000

/** The text of the visitor's list. */
export const ownListPlace = 'zarandal:list'
