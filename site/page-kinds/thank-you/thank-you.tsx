import { useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { type RenderableBlock, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { SentSummary } from '#site/forms/view/sent-summary.tsx'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './thank-you.module.css'

export type ThankYouProps = {
  page: { title: string }
  /** What happens next and where to go on, as the editor wrote it. */
  body: readonly RenderableBlock[]
  /** The home page in the reader's language. */
  homeHref: string
  context: BlockContext
}

/** After a form: that it arrived, what happens next, and ways on. */
export function ThankYou({ page, body, homeHref, context }: ThankYouProps) {
  const { t } = useLingui()
  const sent = context.forms?.returned?.sent
  return (
    <>
      <div className={styles.head}>
        <div className={styles.inner}>
          <p className={styles.state}>
            <Icon name="check" />
            {t`Received`}
          </p>
          <Heading level={1} size={4}>
            {page.title}
          </Heading>
          {sent && <SentSummary {...sent} />}
        </div>
      </div>
      <RenderBlocks blocks={body} context={context} hasTitle />
      <div className={styles.foot}>
        <div className={styles.inner}>
          <ButtonLink to={{ href: homeHref }} look="secondary">
            {t`Back to the home page`}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
