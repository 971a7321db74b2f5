import { createHash } from 'node:crypto'
import { noteChanges } from '#site/browser/navigation/foreign-changes/note-changes.ts'
import { rememberByScript } from '#site/routing/cookies/locale-cookie.ts'
import { env } from '#site/server/configuration/env.ts'

/**
 * The browser may skip the transition from one document to the next, when another navigation overtakes it for example.
 * That is no error of the page, but its rejected promise would be reported as unhandled
 * (https://github.com/w3c/csswg-drafts/issues/13726). The skip may happen before any script file has loaded, so this
 * script is inline.
 */
export const skipQuietly =
  'for(const n of["pageswap","pagereveal"])addEventListener(n,({viewTransition:t})=>{' +
  'for(const p of t?[t.updateCallbackDone,t.ready,t.finished]:[])p.catch(()=>{})})'

/**
 * Style sheets leave out the layout of what is far below (`ui/styles/page.css`). Where the address names a place, now or by a press, the heights
 * above it are needed before the browser scrolls there.
 */
const layOutForPlaces =
  'const w=()=>{document.documentElement.dataset.rendered=""};if(location.hash)w();' +
  `addEventListener("click",({target:t})=>t.closest?.('a[href*="#"]')&&w(),true)`

/** A CDN stores no document that sets a cookie: where one is in front, a visit is remembered here. */
const remember = env.CDN === undefined ? '' : `;{${rememberByScript}}`

/** The script with which each page begins. */
export const ownScript = `{${skipQuietly};${layOutForPlaces};${noteChanges}${remember}}`

/**
 * Its source where a page has a nonce for the framework's scripts alone (Content Security Policy Level 3, hash-source).
 */
export const ownScriptHash = `'sha256-${createHash('sha256').update(ownScript).digest('base64')}'`
