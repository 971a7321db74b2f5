import { useLingui } from '@lingui/react/macro'
import { setI18n } from '@lingui/react/server'
import { notFound } from 'next/navigation'
import { messagesFor } from '#site/messages/load-messages.ts'
import { CopiedAddress } from '#site/page-kinds/parts/copied-address/copied-address.tsx'
import type { PageRequest } from '#site/page-kinds/public/read-page.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { LinkForm } from './link-form.tsx'
import { LinkList } from './link-list.tsx'
import styles from './link-panel.module.css'
import type { LinkProblem } from './new-link.ts'
import { draftAddress } from './panel-address.ts'
import { type LinkPanel, readLinkPanel } from './read-link-panel.ts'

/** Where editors share the preview of a story and see what is shared: forms and lists that work without JavaScript. */
export async function LinkPanelPage(request: PageRequest) {
  const panel = await readLinkPanel(request)
  if (!panel) notFound()
  setI18n(await messagesFor(panel.interfaceLocale))
  return <Panel {...panel} />
}

function Panel(panel: LinkPanel) {
  const { t } = useLingui()
  const { story, own, ofReleases, others, obstacle, releases } = panel
  const title = t`Share a preview`
  return (
    <main id="content" className={styles.panel}>
      <title>{`${title}: ${story.name}`}</title>
      <p>
        <QuietLink to={{ href: draftAddress(panel) }}>{t`Back to the preview`}</QuietLink>
      </p>
      <Heading level={1} size={2}>
        {title}
      </Heading>
      <p className={styles.story}>{story.name}</p>
      <p>
        {t`A link shows this page, or all pages of a release, as they are saved, also what you save later, to everyone who has it. It leads to nothing else that is not published.`}
      </p>
      <Outcome {...panel} />
      {obstacle && <Notice problem={obstacle} />}
      {(!obstacle || releases.length > 0) && <LinkForm {...panel} />}
      <LinkList title={t`Links to this page`} none={t`This page is not shared yet.`} links={own} panel={panel} />
      {ofReleases.length > 0 && (
        <LinkList title={t`Links to whole releases`} links={ofReleases} panel={panel} areOthers />
      )}
      {others.length > 0 && <LinkList title={t`Links to other pages`} links={others} panel={panel} areOthers />}
    </main>
  )
}

/** What the form that was sent last did. */
function Outcome({ created, revoked, problem, own, ofReleases }: LinkPanel) {
  const { t } = useLingui()
  const link = [...own, ...ofReleases].find(({ id, state }) => id === created && state === 'open')
  if (problem) return <Notice problem={problem} />
  if (!link && revoked === undefined) return undefined
  return (
    <div className={styles.outcome}>
      <output>
        <Icon name="check" />
        {link ? t`The link is created.` : t`The link is revoked. It opens nothing from now on.`}
      </output>
      {link && <CopiedAddress address={link.address} label={t`Address of the new link`} />}
    </div>
  )
}

function Notice({ problem }: { problem: LinkProblem }) {
  const { t } = useLingui()
  const sentences: Readonly<Record<LinkProblem, string>> = {
    invalid: t`No link was created: the form has a value that cannot be read. Check your name and the time.`,
    'no-page': t`This story has no page of its own there, so that no link can show it. Share a page on which it appears.`,
    'no-release': t`There is no such release. Choose another one in the bar above the preview.`,
    login: t`This page is behind the login. A link cannot open it; customers see it when they have logged in.`,
    'too-many': t`Too many links are active, or were created in the last minute. Revoke some, or try again in a minute.`,
    unavailable: t`The link could not be stored. Please try again in a minute.`,
  }
  return (
    <p className={styles.problem} role="alert">
      <Icon name="warning" />
      {sentences[problem]}
    </p>
  )
}
