import { z } from 'zod'

/**
 * Former shapes of a landing. The parser is lenient, because a value of an older version was once valid: missing parts
 * are empty.
 */
const text = z.string().catch('')

/** First form: one page of fixed parts and one colour. */
export const landingOne = z.looseObject({
  version: z.literal(1),
  title: text,
  color: text,
  hero: z
    .looseObject({ title: text, text, image: z.unknown(), buttonText: text, buttonUrl: text })
    .catch({ title: '', text: '', image: null, buttonText: '', buttonUrl: '' }),
  points: z.array(z.looseObject({ title: text, text })).catch([]),
  questions: z.array(z.looseObject({ question: text, answer: text })).catch([]),
  form: text,
})

export type LandingOne = z.output<typeof landingOne>

/** Second form: sections in any order, two colours; links were web addresses and parts had no identity. */
export const landingTwo = z.looseObject({
  version: z.literal(2),
  title: text,
  colors: z.looseObject({ ground: text, accent: text }).catch({ ground: '', accent: '' }),
  seo: z.looseObject({ title: text, description: text }).catch({ title: '', description: '' }),
  sections: z.array(z.looseObject({ type: z.string() })).catch([]),
})

export type LandingTwo = z.output<typeof landingTwo>
