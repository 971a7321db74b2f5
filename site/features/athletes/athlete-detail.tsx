import { useLingui } from '@lingui/react/macro'
import type { NewsCard as News } from 'component-schemas/cards/resolved-data.ts'
import type { Athlete } from 'component-schemas/content-types/athlete/schema.ts'
import { NewsCard } from '#site/blocks/cards/news-card.tsx'
import { countryName } from '#site/blocks/cards/place-name.ts'
import { MoreCards, moreSizes } from '#site/page-kinds/parts/cards/more-cards.tsx'
import { PageHead, PageTeaser } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import type { ViewProps } from '#site/page-kinds/view-props.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { DefinitionTable } from '#site/ui/definition-table/definition-table.tsx'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { Image } from '#site/ui/image/image.tsx'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import styles from './athlete-detail.module.css'

export type AthleteDetailProps = ViewProps & {
  athlete: Pick<Athlete, 'name' | 'teaser' | 'card' | 'country' | 'biography' | 'titles' | 'profiles'>
  /** The words readers see. */
  disciplines: readonly string[]
  /** Stories the athlete is in. */
  news: readonly News[]
}

/** An athlete: portrait, breadcrumb, titles won, biography. */
export function AthleteDetail({ athlete, disciplines, news, breadcrumbs, context }: AthleteDetailProps) {
  const { t } = useLingui()
  const { name, teaser, card, country, biography, profiles } = athlete
  const about = [...disciplines, ...(country === undefined ? [] : [countryName(country, context.locale)])]
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={name} aside={card && <Portrait image={card} />}>
        <ul className={styles.about}>
          {about.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        {teaser !== undefined && <PageTeaser>{teaser}</PageTeaser>}
      </PageHead>
      <PageSection layout="7-5" above="section-small" between="space-6">
        {biography && (
          <div className={styles.text}>
            <RichText document={biography} under={1} />
            {profiles.length > 0 && <Profiles profiles={profiles} />}
          </div>
        )}
        <Titles titles={athlete.titles} />
      </PageSection>
      <MoreCards title={t`In the news`}>
        {news.map((one) => (
          <NewsCard key={one.uuid} news={one} level={3} context={context} sizes={moreSizes} />
        ))}
      </MoreCards>
    </>
  )
}

function Portrait({ image }: { image: NonNullable<Athlete['card']> }) {
  return (
    <div className={styles.portrait}>
      <Image image={image} sizes="(min-width: 60rem) 30rem, 92vw" ratio={4 / 5} widest={640} isPriority />
    </div>
  )
}

function Profiles({ profiles }: Pick<Athlete, 'profiles'>) {
  return (
    <ul className={styles.profiles}>
      {profiles.map((profile) => (
        <li key={profile._uid} {...editorAttributes(profile)}>
          <ButtonLink to={profile.link} look="quiet" icon="external">
            {profile.label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

/** What was won, by year as the editor ordered it. */
function Titles({ titles }: Pick<Athlete, 'titles'>) {
  const { t } = useLingui()
  if (titles.length === 0) return undefined
  const years = [...new Set(titles.map(({ year }) => year))]
  const rows = years.map((year) => ({ term: String(year), value: <Won titles={titles} year={year} /> }))
  return (
    <div>
      <DefinitionTable caption={t`Titles`} rows={rows} />
    </div>
  )
}

function Won({ titles, year }: Pick<Athlete, 'titles'> & { year: number }) {
  return (
    <ul className={styles.won}>
      {titles
        .filter((title) => title.year === year)
        .map((title) => (
          <li key={title._uid} {...editorAttributes(title)}>
            {title.name}
          </li>
        ))}
    </ul>
  )
}
