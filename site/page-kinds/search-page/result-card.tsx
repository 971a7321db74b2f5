import { useLingui } from '@lingui/react/macro'
import type { SearchHit } from 'component-schemas/search/search-results.ts'
import type { ReactNode } from 'react'
import { groupLabels } from '#site/search/group-labels.ts'
import { matchText, useMatchTexts } from '#site/search/match-texts.ts'
import { Badge } from '#site/ui/badge/badge.tsx'
import { Icon, type IconName } from '#site/ui/icon/icon.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { MarkedText } from '#site/ui/marked-text/marked-text.tsx'
import styles from './result-card.module.css'

const signs: Readonly<Record<SearchHit['group'], IconName>> = {
  products: 'key',
  categories: 'sliders',
  documents: 'download',
  news: 'document',
  pages: 'document',
  'trade-documents': 'download',
  'trade-products': 'key',
  'trade-notices': 'document',
  'trade-galleries': 'enlarge',
  'trade-pages': 'document',
}

/** One thing that was found: its kind, its name, the words for which it was found, and what its list adds. */
export function ResultCard({ entry, children }: { entry: SearchHit; children?: ReactNode }) {
  const { i18n, t } = useLingui()
  const texts = useMatchTexts()
  const { href, group, name, code, heading, text, image, match } = entry
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {image ? (
          <Image image={{ src: image.src, alt: '' }} sizes="(min-width: 48rem) 9rem, 6rem" widest={144} />
        ) : (
          <Icon name={signs[group]} />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>
          {i18n._(groupLabels[group])}
          {entry.isSuperseded && <Badge tone="warn">{t`Superseded`}</Badge>}
        </p>
        <h3 className={styles.name}>
          <Link to={{ href }} className={styles.link}>
            {code && (
              <>
                <code className={styles.code} translate="no">
                  <MarkedText parts={code} />
                </code>{' '}
              </>
            )}
            <MarkedText parts={name} />
          </Link>
        </h3>
        {match && <p className={styles.match}>{matchText(match, texts)}</p>}
        {heading && (
          <p className={styles.heading}>
            <MarkedText parts={heading} />
          </p>
        )}
        {text.length > 0 && (
          <p className={styles.text}>
            <MarkedText parts={text} />
          </p>
        )}
        {children}
      </div>
    </article>
  )
}
