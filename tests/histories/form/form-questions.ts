/** A question of a form of the demo content, with answers that people give. */
export type Question = {
  name: string
  kind: 'text' | 'boxes' | 'radio' | 'choice' | 'date' | 'consent' | 'file'
  /** Right answers. */
  answers: readonly string[]
  /** Answers that the form refuses. */
  wrong?: readonly string[]
  isRequired?: boolean
  /** The choice of another question that shows it. */
  shownBy?: readonly [question: string, choice: string]
  /** The choice of another question that makes it necessary. */
  neededBy?: readonly [question: string, choice: string]
}

export type AskedForm = {
  slug: string
  /** Its paths in Spanish and in English. */
  paths: readonly [string, string]
  questions: readonly Question[]
}

/** Signs that are lost or changed where a text is escaped, cut, composed or trimmed at the wrong place. */
const words = [
  'Cerrajería <b>López</b> & Söhne',
  '  dos  espacios  ',
  '«L·L» 🔑 n\u0303',
  `O'Brien "x" \\ %2C`,
  '=1+1',
  '${t} {{t}} $& null',
]
const lines = [...words, 'uno\ndos\n\n  tres\t4', `${'llave '.repeat(300)}fin`]
const emails = { answers: ['ana@taller.example', 'b.o+llaves@taller.example'], wrong: ['ana', 'ana@'] }
const phones = { answers: ['600600600', '0034600600600'], wrong: ['600'] }
const consent: Question = { name: 'terms', kind: 'consent', answers: ['yes'], isRequired: true }

const enquiry: AskedForm = {
  slug: 'consulta',
  paths: ['/forms/consulta', '/en/forms/enquiry'],
  questions: [
    {
      name: 'interest',
      kind: 'boxes',
      answers: ['documentation', 'callback', 'visit', 'offer'],
      isRequired: true,
    },
    { name: 'products', kind: 'text', answers: lines, shownBy: ['interest', 'offer'] },
    { name: 'email', kind: 'text', ...emails, isRequired: true },
    { name: 'company', kind: 'text', answers: words, isRequired: true },
    { name: 'address', kind: 'text', answers: lines, neededBy: ['interest', 'visit'] },
    { name: 'phone', kind: 'text', ...phones, neededBy: ['interest', 'callback'] },
    consent,
  ],
}

const demonstration: AskedForm = {
  slug: 'demostracion',
  paths: ['/forms/demostracion', '/en/forms/machine-demonstration'],
  questions: [
    { name: 'place', kind: 'radio', answers: ['workshop', 'shop'], isRequired: true },
    { name: 'address', kind: 'text', answers: lines, shownBy: ['place', 'shop'], neededBy: ['place', 'shop'] },
    { name: 'machine', kind: 'choice', answers: ['ronda-5', 'punto-2', 'titan-e3'], isRequired: true },
    { name: 'day', kind: 'date', answers: ['2031-12-12', '2032-02-29'], wrong: ['2020-01-01'], isRequired: true },
    { name: 'people', kind: 'text', answers: ['3', '12'], wrong: ['13', 'tres'] },
    { name: 'company', kind: 'text', answers: words, isRequired: true },
    { name: 'email', kind: 'text', ...emails, isRequired: true },
    { name: 'phone', kind: 'text', ...phones },
    consent,
  ],
}

const application: AskedForm = {
  slug: 'solicitud-de-empleo',
  paths: ['/forms/solicitud-de-empleo', '/en/forms/job-application'],
  questions: [
    { name: 'name', kind: 'text', answers: ['Ana Ruiz', `Zoë O'Hara-Ñíguez`], isRequired: true },
    { name: 'email', kind: 'text', ...emails, isRequired: true },
    { name: 'phone', kind: 'text', ...phones },
    { name: 'position', kind: 'text', answers: words },
    { name: 'area', kind: 'choice', answers: ['machining', 'assembly', 'open'], isRequired: true },
    { name: 'start', kind: 'date', answers: ['2031-12-12'] },
    { name: 'about', kind: 'text', answers: lines, isRequired: true },
    { name: 'cv', kind: 'file', answers: ['vida.pdf', 'Currículum “Ñ”.pdf'] },
    consent,
  ],
}

export const askedForms: readonly AskedForm[] = [enquiry, demonstration, application]

/** What is in the fields: of boxes and files several, of all others one or none. */
export type Answered = Readonly<Record<string, readonly string[]>>

const has = (answered: Answered, [question, choice]: readonly [string, string]) =>
  answered[question]?.includes(choice) === true

/** The questions that are seen. */
export function shownQuestions({ questions }: AskedForm, answered: Answered): Question[] {
  return questions.filter(({ shownBy }) => shownBy === undefined || has(answered, shownBy))
}

/** The questions that keep the form from being sent. */
export function openQuestions(form: AskedForm, answered: Answered): Question[] {
  return shownQuestions(form, answered).filter(({ name, isRequired, neededBy, wrong = [] }) => {
    const given = (answered[name] ?? []).filter((answer) => answer.trim() !== '')
    const isNeeded = isRequired === true || (neededBy !== undefined && has(answered, neededBy))
    return given.length === 0 ? isNeeded : given.some((answer) => wrong.includes(answer))
  })
}

/** What must arrive: the answers of questions that are seen, without spaces around them and with composed letters. */
export function arriving(form: AskedForm, answered: Answered): string {
  const arrives = shownQuestions(form, answered).map(({ name, kind }) => {
    const given = (answered[name] ?? []).map((answer) => answer.normalize('NFC').trim()).filter(Boolean)
    return [name, kind === 'consent' ? given.length > 0 : given.toSorted()]
  })
  return JSON.stringify(Object.fromEntries(arrives), null, 1)
}
