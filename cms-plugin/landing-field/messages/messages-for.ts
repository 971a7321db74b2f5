import type { LandingProblem, LandingProblemCode } from 'component-schemas/landing/landing-problem.ts'
import type { LandingSectionType } from 'component-schemas/landing/landing-sections.ts'
import german from './de.json' with { type: 'json' }
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import french from './fr.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }

/** `{name}` in a sentence is a value; English says which values have a name and which sentences there are. */
type Catalogue = {
  sections: Readonly<Record<LandingSectionType, string>>
  fields: Readonly<Record<keyof typeof english.fields, string>>
  /** Words of a choice by its value; a number speaks for itself. */
  choices: Readonly<Record<string, string>>
  sentences: Readonly<Record<keyof typeof english.sentences, string>>
  problems: Readonly<Record<LandingProblemCode, string>>
}

type Values = Readonly<Record<string, string | number>>

export type Messages = Pick<Catalogue, 'sections' | 'fields' | 'choices'> & {
  say: (name: keyof Catalogue['sentences'], values?: Values) => string
  problem: (problem: LandingProblem) => string
}

/** A catalogue that lacks a text of the English one does not compile. */
const catalogues: Readonly<Record<string, Catalogue>> = {
  en: english,
  es: spanish,
  it: italian,
  fr: french,
  de: german,
}

const messages = new Map(Object.entries(catalogues).map(([code, catalogue]) => [code, messagesFrom(catalogue)]))

const englishMessages = messagesFrom(english)

/** The interface in the language the CMS speaks with the editor; English where there is no catalogue. */
export function messagesFor(language: string | undefined): Messages {
  return messages.get(language?.slice(0, 2).toLowerCase() ?? '') ?? englishMessages
}

function messagesFrom({ sentences, problems, ...rest }: Catalogue): Messages {
  return {
    ...rest,
    say: (name, values = {}) => filled(sentences[name], values),
    problem: ({ code, limit }) => filled(problems[code], { limit: limit ?? '' }),
  }
}

function filled(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
