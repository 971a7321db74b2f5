import { contrastBetween } from 'component-schemas/landing/contrast-between.ts'

/** Text on its ground, by the names of tokens, and the contrast that WCAG 2.2 asks for. */
const pairs = [
  ['text', 'ground', 4.5],
  ['quiet', 'ground', 4.5],
  ['link', 'ground', 4.5],
  ['accent', 'ground', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['line-strong', 'ground', 3],
  ['focus', 'ground', 3],
] as const

/**
 * The pairs of a style sheet of tokens that are hard to read.
 * @param css with themes as blocks `[data-theme="…"]`
 * @returns a sentence each
 */
export function weakContrasts(css: string): string[] {
  const blocks = [...css.matchAll(/((?:[^{};]+,\s*)*[^{};,]+)\{([^}]*)\}/g)]
  const valuesIn = (rules: string) =>
    Object.fromEntries([...rules.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
  const root = Object.assign(
    {},
    ...blocks.filter(([, who]) => who?.includes(':root')).map(([, , rules = '']) => valuesIn(rules)),
  )
  const themes = blocks.filter(([, who]) => who?.includes('[data-theme'))
  return themes.flatMap(([, who = '', rules = '']) => {
    const values: Record<string, string> = { ...root, ...valuesIn(rules) }
    const colourOf = (name: string): string => {
      const value = values[name] ?? ''
      const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
      return other === undefined ? value : colourOf(other)
    }
    const theme = /data-theme="(\w+)"/.exec(who.split(',').at(-1) ?? '')?.[1] ?? who.trim()
    return pairs.flatMap(([text, ground, least]) => {
      const contrast = contrastBetween(colourOf(text), colourOf(ground))
      const shown = Math.floor(contrast * 10) / 10
      return contrast >= least
        ? []
        : [`${text} on ${ground} of the theme ${theme} has a contrast of ${shown}, not ${least}.`]
    })
  })
}
