/** Purposes beyond what the website needs to work; the names are in the cookie. */
export const purposes = ['statistics', 'marketing'] as const

export type Purpose = (typeof purposes)[number]

export function isPurpose(name: string): name is Purpose {
  return purposes.some((purpose) => purpose === name)
}
