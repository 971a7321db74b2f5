/** Joins class names, leaving out what is absent or false; `undefined` when nothing is left. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
