import type { TradeDocumentCard } from 'component-schemas/cards/trade-cards.ts'
import type { TradeDocument } from 'component-schemas/content-types/trade-document/schema.ts'
import type { OpenStory } from './closed-stories.ts'

type Edition = OpenStory<TradeDocument>

const dayMs = 24 * 3600_000

/** The relations between the given documents, which are all that the customer may read. */
export function editionsAmong(documents: readonly Edition[]) {
  const known = new Map(documents.map((one) => [one.wire.uuid, one]))
  const after = (uuid: string) => known.get(known.get(uuid)?.content.replacedBy ?? '')

  /** The editions that came after one, up to the newest; editors may have made a ring. */
  function later(uuid: string, seen: readonly Edition[] = []): readonly Edition[] {
    const next = after(uuid)
    if (!next || next.wire.uuid === uuid || seen.includes(next)) return seen
    return later(next.wire.uuid, [...seen, next])
  }

  return {
    /** Undefined where none is newer. */
    newest: (uuid: string) => later(uuid).findLast(({ wire }) => wire.uuid !== uuid),
    /** In the order given. */
    earlier: (uuid: string) =>
      documents.filter((one) => one.wire.uuid !== uuid && later(one.wire.uuid).some(({ wire }) => wire.uuid === uuid)),
    /** From when an edition is valid, and until when: its last day, else the first day of the next edition. */
    validity({ wire, content }: Edition): Pick<TradeDocumentCard, 'validFrom' | 'validBefore'> {
      const next = after(wire.uuid)
      const end = content.validTo && new Date(Date.parse(content.validTo) + dayMs).toISOString()
      return { validFrom: fromOf(content), validBefore: end ?? (next && fromOf(next.content)) }
    },
  }
}

function fromOf({ validFrom, date }: TradeDocument): string {
  return validFrom ?? date
}

/** Whether a document is valid on a day. */
export function isValidOn(
  { validFrom, validBefore }: Pick<TradeDocumentCard, 'validFrom' | 'validBefore'>,
  day: string,
) {
  const moment = `${day}T00:00:00.000Z`
  return validFrom <= moment && (validBefore === undefined || moment < validBefore)
}
