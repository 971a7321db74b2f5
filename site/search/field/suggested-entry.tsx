import type { SearchHit } from 'component-schemas/search/search-results.ts'
import { Badge } from '#site/ui/badge/badge.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { MarkedText } from '#site/ui/marked-text/marked-text.tsx'
import { type MatchTexts, matchText } from '../match-texts.ts'
import styles from './suggested-entry.module.css'

export type SuggestedEntryProps = { entry: SearchHit; texts: { superseded: string; matches: MatchTexts } }

/** One hit as a line: a product with its image and number, the rest by name; and what matches. */
export function SuggestedEntry({ entry, texts }: SuggestedEntryProps) {
  const { group, code, name, heading, image, match } = entry
  const isPictured = group === 'products' || group === 'trade-products'
  return (
    <span className={styles.entry}>
      {isPictured && (
        <span className={styles.picture}>
          {image && <Image image={{ src: image.src, alt: '' }} sizes="2.25rem" widest={96} />}
        </span>
      )}
      <span className={styles.words}>
        {code && (
          <>
            <code className={styles.code} translate="no">
              <MarkedText parts={code} />
            </code>{' '}
          </>
        )}
        <span className={styles.name}>
          <MarkedText parts={name} />
        </span>
        {entry.isSuperseded && (
          <>
            {' '}
            <Badge tone="warn">{texts.superseded}</Badge>
          </>
        )}
        {/* The entry's own number is in front. */}
        {match && match.kind !== 'code' && (
          <>
            {' '}
            <span className={styles.heading}>{matchText(match, texts.matches)}</span>
          </>
        )}
        {heading && (
          <>
            {' '}
            <span className={styles.heading}>
              <MarkedText parts={heading} />
            </span>
          </>
        )}
      </span>
    </span>
  )
}
