import { useLingui } from '@lingui/react/macro'
import type { AgentCard } from 'component-schemas/cards/place-cards.ts'
import type { CategoryCard } from 'component-schemas/cards/resolved-data.ts'
import type { SalesAgent } from 'component-schemas/content-types/sales-agent/schema.ts'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import { WaysToReach } from '#site/page-kinds/parts/ways-to-reach/ways-to-reach.tsx'
import type { ViewProps } from '#site/page-kinds/view-props.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { listText } from '#site/ui/list-text.ts'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import { SpokenLanguages } from './agent-card.tsx'
import styles from './agent-detail.module.css'

export type AgentDetailProps = ViewProps & {
  agent: Pick<SalesAgent, 'about'>
  card: AgentCard
  /** What the person sells. */
  categories: readonly CategoryCard[]
}

/** A sales agent: who comes, where to, in which languages, with what. */
export function AgentDetail({ agent, card, categories, breadcrumbs, context }: AgentDetailProps) {
  const { name, area, countryNames, languages, phone, email, photo } = card
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        title={name}
        teaser={area}
        aside={
          photo && (
            <div className={styles.portrait}>
              <Image image={photo} sizes="(min-width: 60rem) 26rem, 80vw" ratio={1} widest={480} isPriority />
            </div>
          )
        }
      >
        <p>{listText(countryNames, context.locale)}</p>
        <SpokenLanguages codes={languages} locale={context.locale} />
        <WaysToReach phones={phone === undefined ? [] : [phone]} emails={email === undefined ? [] : [email]} />
      </PageHead>
      <PageSection layout="7-5">
        {agent.about && (
          <div className={styles.about}>
            <RichText document={agent.about} under={1} />
          </div>
        )}
        <Categories categories={categories} />
      </PageSection>
    </>
  )
}

function Categories({ categories }: Pick<AgentDetailProps, 'categories'>) {
  const { t } = useLingui()
  if (categories.length === 0) return undefined
  return (
    <section>
      <Heading level={2} size={1}>
        {t`Brings along`}
      </Heading>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category.uuid}>
            <QuietLink to={{ href: category.href }}>{category.name}</QuietLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
