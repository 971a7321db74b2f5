/**
 * Problems of a landing. An unfinished one may be saved as a draft and is not shown to visitors; a malformed
 * one is never saved.
 */
export const landingProblems = {
  'text-missing': { isMalformed: false, sentence: 'A text is missing.' },
  'text-long': { isMalformed: false, sentence: 'The text is too long.' },
  'anchor-form': { isMalformed: false, sentence: 'Use small letters, digits and hyphens only.' },
  'moment-missing': { isMalformed: false, sentence: 'A date is missing.' },
  'moment-form': { isMalformed: true, sentence: 'This is no date with a time and a time zone.' },
  'link-missing': { isMalformed: false, sentence: 'The link leads nowhere.' },
  'link-unsafe': { isMalformed: true, sentence: 'Links begin with https, mailto, tel, a slash or #.' },
  'mail-form': { isMalformed: false, sentence: 'This is no mail address.' },
  'label-missing': { isMalformed: false, sentence: 'The link has no words.' },
  'media-missing': { isMalformed: false, sentence: 'A file is missing.' },
  'media-address': { isMalformed: true, sentence: 'The file has no web address.' },
  'alt-missing': { isMalformed: false, sentence: 'The text for people who do not see the picture is missing.' },
  'focus-form': { isMalformed: true, sentence: 'The focal point is no part of a picture.' },
  'form-missing': { isMalformed: false, sentence: 'No form is chosen.' },
  'list-short': { isMalformed: false, sentence: 'There are too few entries.' },
  'list-long': { isMalformed: false, sentence: 'There are too many entries.' },
  'cells-differ': { isMalformed: false, sentence: 'The row has not as many cells as there are columns.' },
  'colour-form': { isMalformed: true, sentence: 'A colour is # and six hexadecimal digits.' },
  'ground-light': { isMalformed: false, sentence: 'The ground is too light: white text on it needs a contrast of 7.' },
  'accent-near': { isMalformed: false, sentence: 'The accent is too near the ground: a contrast of 4.5 is needed.' },
  'hero-missing': { isMalformed: false, sentence: 'The first section opens the page: begin with a hero.' },
  'sections-missing': { isMalformed: false, sentence: 'The landing has no section yet.' },
  'id-taken': { isMalformed: true, sentence: 'Two parts have the same identity.' },
  'too-big': { isMalformed: true, sentence: 'The landing is larger than 256 KiB.' },
  unreadable: { isMalformed: true, sentence: 'The value has not the form of a landing.' },
} as const satisfies Record<string, { isMalformed: boolean; sentence: string }>

export type LandingProblemCode = keyof typeof landingProblems

export type LandingProblem = {
  code: LandingProblemCode
  /** Keys from the value down: `['sections', 2, 'items', 0, 'title']`. */
  path: readonly (string | number)[]
  /** A limit the sentence may name. */
  limit?: number | undefined
}

type Detail = { path?: (string | number)[]; limit?: number }

/** A problem as an issue of a schema; `limit` is shown to the editor. */
export function problem(code: LandingProblemCode, input: unknown, { path = [], limit }: Detail = {}) {
  const { sentence } = landingProblems[code]
  return { code: 'custom' as const, input, path, message: sentence, params: { problem: code, limit } }
}

type Issue = { code: string; path: readonly PropertyKey[]; params?: Record<string, unknown> | undefined }

/** The problems of a schema's issues; an issue that is not one of our rules means a value of another shape. */
export function toProblem(issue: Issue): LandingProblem {
  const { problem: code, limit } = issue.code === 'custom' ? (issue.params ?? {}) : {}
  return {
    code: isCode(code) ? code : 'unreadable',
    path: issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
    ...(typeof limit === 'number' && { limit }),
  }
}

function isCode(code: unknown): code is LandingProblemCode {
  return typeof code === 'string' && Object.hasOwn(landingProblems, code)
}

export function isMalformed({ code }: LandingProblem): boolean {
  return landingProblems[code].isMalformed
}
