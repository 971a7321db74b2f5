/** https://github.com/WICG/explicit-javascript-compile-hints-file-based; a browser that does not know it reads a comment. */
const hint = '//# allFunctionsCalledOnLoad'

/**
 * A script whose functions are all compiled while it arrives, on another thread, instead of one by one when they are first
 * called, on the thread that renders.
 * @param script the text of the file; a script that is marked already stays as it is
 */
export function compiledAhead(script: string): string {
  return script.startsWith(hint) ? script : `${hint}\n${script}`
}
