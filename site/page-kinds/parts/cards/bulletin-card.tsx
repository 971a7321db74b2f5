import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BulletinCard as Bulletin } from 'component-schemas/cards/resource-cards.ts'
import type { BulletinKind } from 'component-schemas/kinds/bulletin-kinds.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { Card } from '#site/ui/card/card.tsx'
import { Day } from '#site/ui/date/day.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'

/** What a reader calls a bulletin of each kind. */
export const bulletinKindLabels: Readonly<Record<BulletinKind, MessageDescriptor>> = {
  technical: msg`Technical`,
  commercial: msg`Commercial`,
  'software-update': msg`Software update`,
}

/** A bulletin in a list: number, kind and day, then what it says. */
export function BulletinCard({ bulletin, context }: { bulletin: Bulletin; context: BlockContext }) {
  const { i18n } = useLingui()
  const { number, kind, date, title, teaser, href } = bulletin
  return (
    <Card
      title={title}
      level={2}
      look="notice"
      href={href}
      above={
        <>
          <PartNumber code={number} />
          <span>{i18n._(bulletinKindLabels[kind])}</span>
          <Day iso={date} locale={context.locale} />
        </>
      }
      teaser={teaser}
    />
  )
}
