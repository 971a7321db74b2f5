import { createHash, randomUUID } from 'node:crypto'
import type { FormPage } from 'component-schemas/content-types/form-page/schema.ts'
import { compilePatterns } from 'component-schemas/patterns/form-patterns.ts'
import type { AnswerErrors, Answers } from '#site/forms/answers.ts'
import type { SaidAnswer, SentAnswers } from '#site/forms/form-model.ts'
import { checkAnswers, type FormMessages } from '#site/forms/form-schema.ts'
import { ownNames, readAnswers } from '#site/forms/read-answers.ts'
import { patternsOf } from '#site/forms/rules-of.ts'
import { composeMessages, hiddenValues, saidAnswers } from './compose-messages.ts'
import { sinceStart } from './form-start.ts'
import type { ReadToken } from './form-token.ts'
import {
  type Doubt,
  isAllowed,
  type Judged,
  judgeSender,
  type Refused,
  refused,
  sender,
  tokenOf,
} from './judge-sender.ts'
import { countRefusal } from './refusals.ts'
import { storeSubmission } from './store-submission.ts'
import type { StoredFile, Submission } from './submission.ts'
import { type Limit, reserveAllowance } from './take-allowance.ts'

export type Received = Judged & {
  form: FormPage
  /** Reply address of the receiver's mail, where no question asks for it. */
  replyTo?: string | undefined
  messages: FormMessages
  /** What a tick says, in the language of the form. */
  yes: string
  /** What is wrong with the list that answers a question, by its name. */
  listErrors?: AnswerErrors | undefined
  /** BCP 47 tag. */
  locale: string
  /** Path of the page that contains the form. */
  page: string
  /** Where the person goes afterwards; empty where the page itself thanks. */
  location: string
  hasWebhook: boolean
}

export type Outcome =
  | ({ is: 'stored'; location: string; id: string } & Pick<SentAnswers, 'answers'>)
  | { is: 'wrong'; errors: AnswerErrors }
  | Refused

/** A form that is sent faster than this was filled in by a program. */
const quickestMs = 2000
/** More URLs than this are suspicious. */
const mostLinks = 2

/**
 * The turn of a form among the others that wait for the same recipients: one in a quarter of a minute of each network, so
 * that a flood of one sender waits behind everybody else. A sender who is ten minutes ahead of time is asked to wait.
 */
const turns = { name: 'turn', capacity: 1, everyMs: 15_000, longestWaitMs: 10 * 60_000 } as const satisfies Limit

/**
 * The rate at which a form's recipients receive all its submissions. A submission in a flood from many addresses is accepted like any
 * other and delivered later, a day at most: a real one in it cannot be distinguished.
 */
const deliveryRate = { name: 'form', capacity: 120, everyMs: 1000, longestWaitMs: 24 * 60 * 60_000 } as const
/** So much of files counts as one form more, so that a flood of files ends before the disk does. */
const bytesOfOne = 1_000_000

/**
 * Validates a sent form with the rules of the browser, stores it on the disk, then responds. A suspicious form is
 * returned with a fresh token, so that a person succeeds by sending it again; a form that only a program sends is
 * stored without delivery.
 * @throws Error when it cannot be stored
 */
export async function receiveForm(received: Received): Promise<Outcome> {
  const { database, slug, form, data, locale, now } = received
  const refusal = await judgeSender(received)
  if (refusal) return refusal
  const answers = await readAnswers(form.fields, data, locale)
  const doubt = await doubtAbout(received, answers)
  if (doubt !== undefined) return await refused(received, doubt)
  const { tests: patterns } = compilePatterns(patternsOf(form.fields))
  const own = checkAnswers(form.fields, { messages: received.messages, answers, now: new Date(now), patterns })
  const ofList = Object.entries(received.listErrors ?? {}).filter(([name]) => Object.hasOwn(answers, name))
  const errors = { ...own, ...Object.fromEntries(ofList) }
  if (Object.keys(errors).length > 0) return { is: 'wrong', errors }
  if (!(await isAllowed(received, 'have a form taken'))) return await tooMany(received)
  const files = await filesIn(form, data, answers)
  const times = await timesOf(received, files)
  if (times === undefined) return await tooMany(received)
  if (times.deliverAt > now) await countRefusal(database, slug, 'delayed')
  const said = saidAnswers(form, answers, received.yes)
  const submission = await submissionOf(received, { answers, said, files, ...times })
  const { id, location } = await storeSubmission(database, submission)
  return { is: 'stored', id, location, answers: said }
}

/** Why the form is given back before its answers are judged. */
async function doubtAbout(received: Received, answers: Answers): Promise<Doubt | undefined> {
  const token = tokenOf(received)
  if (!token) return undefined
  const ageMs = await ageOf(token, received)
  if (ageMs === undefined) return { reason: 'not-started', problem: 'check-again', waitMs: quickestMs }
  if (ageMs < quickestMs) return { reason: 'too-fast', problem: 'check-again', waitMs: quickestMs - ageMs }
  if (token.kind === 'page' && linksIn(answers) > mostLinks) return { reason: 'links', problem: 'check-again' }
  return undefined
}

/** For how long the form has been filled in. A page's token says nothing of its reader; then the network's start counts. */
async function ageOf({ kind, ageMs }: ReadToken, received: Received): Promise<number | undefined> {
  return kind === 'visit' ? ageMs : await sinceStart(received.database, sender(received), received.now)
}

async function tooMany(received: Received): Promise<Refused> {
  return await refused(received, { reason: 'too-many', problem: 'too-many' })
}

type Times = Pick<Submission, 'deliverAt' | 'turn'>

/** When the form's recipients are to get it; undefined when more waits for them than anybody could read. */
async function timesOf(received: Received, files: readonly StoredFile[]): Promise<Times | undefined> {
  const { database, slug, now } = received
  const turn = await reserveAllowance(database, turns, { key: `${sender(received).around} ${slug}`, now })
  if (turn === undefined) return undefined
  const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0)
  // A submission that is held for review delays no other, but must not fill the disk either.
  const key = isHeld(received) ? `${slug} held` : slug
  const deliverAt = await reserveAllowance(database, deliveryRate, {
    key,
    now,
    count: 1 + Math.floor(bytes / bytesOfOne),
  })
  return deliverAt === undefined ? undefined : { deliverAt, turn }
}

/** Whether the honeypot field was filled in. */
function isHeld({ data }: Received): boolean {
  return String(data.get(ownNames.trap) ?? '') !== ''
}

function linksIn(answers: Answers): number {
  return JSON.stringify(answers).split(/https?:\/\//i).length - 1
}

type Accepted = Times & Pick<Submission, 'files'> & { answers: Answers; said: readonly SaidAnswer[] }

async function submissionOf(
  received: Received,
  { answers, said, files, deliverAt, turn }: Accepted,
): Promise<Submission> {
  const { database, form, slug, replyTo, locale, page, location, hasWebhook, now } = received
  const id = randomUUID()
  if (isHeld(received)) await countRefusal(database, slug, 'trap')
  return {
    id,
    form: slug,
    locale,
    page,
    receivedAt: now,
    deliverAt,
    turn,
    deleteAt: now + form.keepDays * 86_400_000,
    digest: digestOf({ ...hiddenValues(form), ...answers }, files),
    visit: tokenOf(received)?.visit ?? '',
    answers,
    files,
    messages: composeMessages({ form, replyTo, slug, answers, said, id, locale, page, receivedAt: now, hasWebhook }),
    isHeld: isHeld(received),
    location,
  }
}

/** Equal for equal answers and files, whatever their order. */
function digestOf(answers: Answers, files: readonly StoredFile[]): string {
  const digest = createHash('sha256')
  for (const name of Object.keys(answers).toSorted()) digest.update(JSON.stringify([name, answers[name]]))
  for (const { question, bytes } of files) digest.update(`\n${question}\n`).update(bytes)
  return digest.digest('base64url')
}

/** The files of the questions that were shown, with the type their content has. */
async function filesIn({ fields }: FormPage, data: FormData, answers: Answers): Promise<StoredFile[]> {
  const asked = fields.filter(({ component, name }) => component === 'form_file' && Object.hasOwn(answers, name))
  const received = asked.map(async ({ name: question }) => {
    const sent = data
      .getAll(question)
      .filter((value) => value instanceof File)
      .filter(({ size }) => size > 0)
    const details = answers[question]
    return await Promise.all(
      sent.map(async (file, place): Promise<StoredFile> => {
        const known = typeof details === 'string' ? undefined : details?.[place]
        const { name = 'file', type } = typeof known === 'object' ? known : {}
        const bytes = new Uint8Array(await file.arrayBuffer())
        return { question, name, type: type ?? 'application/octet-stream', bytes }
      }),
    )
  })
  return (await Promise.all(received)).flat()
}
