/** A file as it is kept. */
export type StoredFile = { question: string; name: string; type: string; bytes: Uint8Array }

/** Where a submission is delivered. */
export const sinkNames = ['mail', 'webhook'] as const

export type SinkName = (typeof sinkNames)[number]

/** Headers of a mail beside the usual ones, such as `List-Unsubscribe`. */
export type MailHeaders = Readonly<Record<string, string>>

/** A message for a sink, finished when the form arrived: what is delivered days later is what was sent. */
export type OutgoingMessage =
  | {
      sink: 'mail'
      to: readonly string[]
      replyTo?: string | undefined
      subject: string
      text: string
      headers?: MailHeaders
    }
  | { sink: 'webhook'; body: Readonly<Record<string, unknown>> }

/** A form that was filled in well. */
export type Submission = {
  id: string
  form: string
  /** BCP 47 tag of the page it was sent from. */
  locale: string
  /** Path of that page. */
  page: string
  receivedAt: number
  /** When it is first delivered: at once, or later when many came together. */
  deliverAt: number
  /** Place among what waits for the same recipients, milliseconds since 1970: later than its arrival in a sender's flood. */
  turn: number
  /** When its answers are deleted, milliseconds since 1970. */
  deleteAt: number
  /** Equal for equal answers. */
  digest: string
  /** Names the visit; empty when it is not known. */
  visit: string
  answers: Readonly<Record<string, unknown>>
  files: readonly StoredFile[]
  messages: readonly OutgoingMessage[]
  /** Stored but not delivered: only a program sends such a form. */
  isHeld: boolean
  /** Where the person is sent. */
  location: string
}
