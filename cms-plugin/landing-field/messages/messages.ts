import type { LandingProblem, LandingProblemCode } from 'component-schemas/landing/landing-problem.ts'
import type { LandingSectionType } from 'component-schemas/landing/landing-sections.ts'

/** Names of values, one for every key that a control shows. */
export type FieldName =
  | 'title'
  | 'text'
  | 'eyebrow'
  | 'media'
  | 'actionLabel'
  | 'action'
  | 'columns'
  | 'items'
  | 'icon'
  | 'name'
  | 'isOurs'
  | 'rows'
  | 'cells'
  | 'caption'
  | 'poster'
  | 'transcript'
  | 'value'
  | 'note'
  | 'quote'
  | 'role'
  | 'question'
  | 'answer'
  | 'until'
  | 'afterText'
  | 'form'
  | 'tone'
  | 'anchor'
  | 'theme'
  | 'ground'
  | 'accent'
  | 'seo'
  | 'description'
  | 'image'
  | 'noindex'
  | 'sections'
  | 'alt'
  | 'focus'
  | 'url'

/** Sentences of the interface; `{name}` stands for what is put in. */
export type SentenceName =
  | 'loading'
  | 'outside'
  | 'page'
  | 'outline'
  | 'addSection'
  | 'addItem'
  | 'moveUp'
  | 'moveDown'
  | 'duplicate'
  | 'remove'
  | 'open'
  | 'drag'
  | 'undo'
  | 'redo'
  | 'large'
  | 'small'
  | 'finished'
  | 'unfinished'
  | 'malformed'
  | 'forgotten'
  | 'problems'
  | 'migrated'
  | 'unreadable'
  | 'unreadableMore'
  | 'startAgain'
  | 'really'
  | 'keep'
  | 'language'
  | 'defaultLanguage'
  | 'choose'
  | 'replace'
  | 'noFile'
  | 'focusHelp'
  | 'focusX'
  | 'focusY'
  | 'noLink'
  | 'kind'
  | 'story'
  | 'web'
  | 'mail'
  | 'file'
  | 'sameWindow'
  | 'newWindow'
  | 'target'
  | 'search'
  | 'noStories'
  | 'noService'
  | 'chosen'
  | 'noForm'
  | 'moment'
  | 'zone'
  | 'contrast'
  | 'empty'
  | 'removed'

export type Messages = {
  sections: Readonly<Record<LandingSectionType, string>>
  fields: Readonly<Record<FieldName, string>>
  /** Words of a choice by its value; a number speaks for itself. */
  choices: Readonly<Record<string, string>>
  say: (name: SentenceName, values?: Readonly<Record<string, string | number>>) => string
  problem: (problem: LandingProblem) => string
}

export type Dictionary = Omit<Messages, 'say' | 'problem'> & {
  sentences: Readonly<Record<SentenceName, string>>
  problems: Readonly<Record<LandingProblemCode, string>>
}

/** A dictionary ready for use. */
export function wordsFrom({ sentences, problems, ...rest }: Dictionary): Messages {
  return {
    ...rest,
    say: (name, values = {}) => filled(sentences[name], values),
    problem: ({ code, limit }) => filled(problems[code], { limit: limit ?? '' }),
  }
}

function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
