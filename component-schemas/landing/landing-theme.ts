import { z } from 'zod'
import { contrastBetween } from './contrast-between.ts'
import { problem } from './landing-problem.ts'

const hex = /^#[0-9a-f]{6}$/i

const colour = z.string().superRefine((value, context) => {
  if (!hex.test(value)) context.addIssue(problem('colour-form', value))
})

/** Text on the ground, and the background of light sections; the darker of the two decides. */
const paper = '#f6f4ef'

/** Text on the ground (WCAG 2.2, 1.4.6: quieter text is mixed from it and stays above 4.5). */
export const groundContrast = 7
/** The accent on the ground, and the ground as text on the accent (WCAG 2.2, 1.4.3). */
export const accentContrast = 4.5

type Colours = { ground: string; accent: string }
type ThemeRule = {
  code: 'ground-light' | 'accent-near'
  path: keyof Colours
  limit: number
  between: (theme: Colours) => [string, string]
}

const themeRules: readonly ThemeRule[] = [
  { code: 'ground-light', path: 'ground', limit: groundContrast, between: ({ ground }) => [ground, paper] },
  { code: 'accent-near', path: 'accent', limit: accentContrast, between: ({ ground, accent }) => [accent, ground] },
]

/**
 * The two colours a landing may set. The ground carries strong sections and is the colour of buttons on light ones; the
 * accent is shown on the ground.
 */
export const landingTheme = z.strictObject({ ground: colour, accent: colour }).superRefine((theme, context) => {
  for (const { code, path, limit } of themeProblems(theme)) {
    context.addIssue(problem(code, theme, { path: [path], limit }))
  }
})

export type LandingTheme = z.output<typeof landingTheme>

/** The house's own two. */
export const houseTheme: LandingTheme = { ground: '#14181d', accent: '#e3a84a' }

function themeProblems({ ground, accent }: Colours): readonly ThemeRule[] {
  if (!hex.test(ground) || !hex.test(accent)) return []
  return themeRules.filter(({ between, limit }) => contrastBetween(...between({ ground, accent })) < limit)
}
