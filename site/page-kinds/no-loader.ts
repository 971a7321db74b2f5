/**
 * Replaces every `load.ts` where the condition `react-server` is not set: in the browser, which renders drafts, and in
 * tests of views. `package.json` maps `#load/*` to one or the other.
 */
export function load(): never {
  throw new Error('The content of a page is loaded on the server.')
}
