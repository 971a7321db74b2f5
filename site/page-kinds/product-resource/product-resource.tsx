import { useLingui } from '@lingui/react/macro'
import type { DownloadCard, ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { Download } from 'component-schemas/content-types/download/schema.ts'
import { DownloadFiles } from '#site/blocks/downloadable-list/download-files.tsx'
import { downloadKindName } from '#site/blocks/downloadable-list/download-kind-name.ts'
import { ResourceProducts } from '#site/page-kinds/parts/cards/more-cards.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import { type DefinitionRow, DefinitionTable } from '#site/ui/definition-table/definition-table.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import { Video } from '#site/ui/video/video.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './product-resource.module.css'

export type ProductResourceProps = ViewProps & {
  resource: Pick<Download, 'title' | 'kind' | 'teaser' | 'cover' | 'purpose' | 'requirements' | 'licenceNote' | 'files'>
  /** Its files with their sizes, the reader's own language first. */
  card: DownloadCard
  /** Products it belongs to. */
  products: readonly ProductCard[]
}

/** One resource: what it is for, its file in each language, what it needs, and the products it belongs to. */
export function ProductResource({ resource, card, products, breadcrumbs, context }: ProductResourceProps) {
  const { t, i18n } = useLingui()
  const { title, kind, teaser, cover, purpose } = resource
  const film = kind === 'video' ? card.files[0] : undefined
  const picture = cover && !film && (
    <Image image={cover} sizes="(min-width: 60rem) 34rem, 92vw" ratio={3 / 2} widest={640} isPriority />
  )
  return (
    <article>
      <PageHead
        breadcrumbs={breadcrumbs}
        title={title}
        kind={i18n._(downloadKindName[kind])}
        teaser={teaser}
        aside={picture}
      />
      <PageSection layout="7-5">
        <div className={styles.words}>
          {film && <Video src={film.href} poster={cover} ratio={16 / 9} label={title} />}
          {purpose && (
            <section className={styles.section}>
              <Heading level={2} size={1}>
                {t`What it is for`}
              </Heading>
              <RichText document={purpose} under={2} />
            </section>
          )}
          <Conditions resource={resource} />
        </div>
        <section className={styles.files}>
          <Heading level={2} size={1}>
            {t`Files`}
          </Heading>
          <DownloadFiles files={card.files} title={title} context={context} blocks={resource.files} />
        </section>
      </PageSection>
      <ResourceProducts title={t`Products it belongs to`} products={products} />
    </article>
  )
}

function Conditions({ resource: { requirements, licenceNote } }: Pick<ProductResourceProps, 'resource'>) {
  const { t } = useLingui()
  const rows: DefinitionRow[] = [
    ...(requirements === undefined ? [] : [{ term: t`Requirements`, value: requirements }]),
    ...(licenceNote === undefined ? [] : [{ term: t`Licence`, value: licenceNote }]),
  ]
  return <DefinitionTable caption={t`Before you install`} rows={rows} />
}
