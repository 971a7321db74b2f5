import { createHash } from 'node:crypto'

/**
 * The browser may leave out the transition from one document to the next, when another navigation overtakes it for example.
 * That is no error of the page, as which a rejected promise that nobody looks at would be reported
 * (https://github.com/w3c/csswg-drafts/issues/13726). A page may be shown, and the transition to it be left out, before a
 * file of scripts is there; so this one stands in the page, as text.
 */
export const skipQuietly =
  'for(const n of["pageswap","pagereveal"])addEventListener(n,({viewTransition:t})=>{' +
  'for(const p of t?[t.updateCallbackDone,t.ready,t.finished]:[])p.catch(()=>{})})'

/** What lets it run where a page has a nonce for the framework's scripts alone (Content Security Policy Level 3, hash-source). */
export const skipQuietlyHash = `'sha256-${createHash('sha256').update(skipQuietly).digest('base64')}'`
