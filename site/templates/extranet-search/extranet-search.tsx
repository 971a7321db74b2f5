import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { TradeHead } from '#site/templates/trade-section/trade-head.tsx'
import type { TradePageProps } from '#site/templates/trade-section/trade-page-props.ts'
import { TradeSection } from '#site/templates/trade-section/trade-section.tsx'
import { WordsForm } from '#site/templates/words-form/words-form.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './extranet-search.module.css'

export type ExtranetSearchProps = TradePageProps & {
  /** What was typed before. */
  words: string
  /** Path of this page: the form needs no script. */
  action: string
  /** What was found. */
  children?: ReactNode
}

/** The search of the extranet: what is asked, and below it what was found. */
export function ExtranetSearch({ page, body, words, action, breadcrumbs, context, children }: ExtranetSearchProps) {
  const { t } = useLingui()
  return (
    <>
      <TradeHead breadcrumbs={breadcrumbs} title={page.title} teaser={page.teaser} />
      <TradeSection>
        <search className={styles.search}>
          <WordsForm
            id="extranet-words"
            action={action}
            words={words}
            label={t`Document, product or part number`}
            maxLength={200}
            button={
              <>
                {t`Search`}
                <Icon name="arrow-right" />
              </>
            }
          />
        </search>
        {children}
      </TradeSection>
      <RenderBlocks blocks={body} context={context} hasTitle />
    </>
  )
}
