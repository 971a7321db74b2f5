'use client'

import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { UnsupportedBlock } from '#site/blocks/unsupported-block.tsx'
import { useLiveStory } from '#site/browser/live-preview/use-live-story.client.ts'
import { contentInLanguage } from '#site/content/delivery/content-in-language.ts'
import { languageOf, languageParams } from '#site/content/delivery/content-language.ts'
import { draftLinks, draftParts, draftTools } from '#site/features.drafts.ts'
import { DefaultLayout } from '#site/page-kinds/layouts/default-layout.tsx'
import { layouts } from '#site/page-kinds/layouts/layouts.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { layoutOf } from '#site/page-kinds/public/layout-of.ts'
import { type PageContent, pageKindOf } from '#site/page-kinds/registry.ts'
import { BlockGuard } from './block-guard.client.tsx'
import { BuildNotice } from './build-notice.client.tsx'
import { contentReader } from './content-reader.ts'
import type { DraftProps } from './draft-props.ts'
import { editedPage, type ReadContent, readContent } from './edit-page.ts'
import type { RecordPreview } from './record-preview.ts'
import { RecordView } from './record-view.tsx'
import { useBuiltPage } from './use-built-page.client.ts'
import { useRecord } from './use-record.client.ts'

/**
 * A draft in the visual editor, rendered in the browser by the blocks, templates and layouts of visitors: a key stroke shows without a
 * request.
 */
export function DraftPage(props: DraftProps) {
  const { draft, editorOrigin, messages, subject } = props
  const router = useRouter()
  const { locale } = props.surroundings.siteContext
  const { fallback_lang: fallbackLang } = languageParams(languageOf(locale))
  const live = useLiveStory({ draft, editorOrigin, fallbackLang, readAgain: router.refresh })
  const story = useMemo(() => contentInLanguage(live, locale), [live, locale])
  const i18n = useMemo(() => setupI18n({ locale, messages: { [locale]: messages } }), [locale, messages])
  const shown = { ...props, story }
  return (
    <I18nProvider i18n={i18n}>
      {draftParts.map(({ name, Part }) => (
        <Part key={name} read={props.parts[name] as never} links={draftLinks} />
      ))}
      {draftTools.map(({ name, Tool }) => (
        <Tool key={name} story={story} editorOrigin={editorOrigin} />
      ))}
      {subject.kind === 'page' && <StoryDraft {...shown} />}
      {subject.kind === 'settings' && <SettingsDraft {...shown} />}
      {subject.kind === 'closed' && <ClosedDraft {...props} />}
      {subject.kind === 'record' && <RecordDraft {...shown} first={subject.record} />}
    </I18nProvider>
  )
}

/** A draft and the story as the editor has it now. */
type LiveProps = DraftProps & { story: DraftProps['draft'] }

/** A story with a page of its own. */
function StoryDraft(props: LiveProps) {
  const { story, editorOrigin, surroundings, siteContext } = props
  const reader = useMemo(() => contentReader(surroundings.siteContext), [surroundings])
  const read = useMemo(() => reader(story.content), [story, reader])
  const { page: built, failure, retry } = useBuiltPage({ page: props.page, story, read, siteContext })
  const context = useMemo(() => ({ ...surroundings.context, guard: BlockGuard }), [surroundings])
  return (
    <>
      {'reason' in read && <UnsupportedBlock block={read} context={context} />}
      {built && <RenderedDraft {...props} page={shownOf(built, read)} context={context} />}
      {failure && <BuildNotice failure={failure} editorOrigin={editorOrigin} onRetry={retry} />}
    </>
  )
}

/** The site's settings: the home page, with the menus, the footer and the words that the editor has now. */
function SettingsDraft(props: LiveProps) {
  const { story, page, surroundings, frame } = props
  const { context } = surroundings
  const read = useMemo(() => readContent(story.content, surroundings.siteContext), [story, surroundings])
  const settings = 'content' in read && read.content.component === 'site_settings' ? read.content : frame.settings
  const edited = useMemo(() => ({ ...frame, settings }), [frame, settings])
  return (
    <>
      {'reason' in read && <UnsupportedBlock block={read} context={context} />}
      {page && <RenderedDraft {...props} page={page} frame={edited} context={context} />}
    </>
  )
}

/** A story without a page: what it changes on the pages of others. */
function RecordDraft(props: LiveProps & { first: RecordPreview | undefined }) {
  const { story, first, frame, surroundings, siteContext, editorOrigin } = props
  const { context } = surroundings
  const read = useMemo(() => readContent(story.content, surroundings.siteContext), [story, surroundings])
  const { record, failure, retry } = useRecord(first, { story, siteContext })
  const isWhole = 'content' in read
  return (
    <DefaultLayout {...frame}>
      {!isWhole && <UnsupportedBlock block={read} context={context} />}
      {isWhole && record && <RecordView record={record} content={read.content} context={context} />}
      {isWhole && failure && <BuildNotice failure={failure} editorOrigin={editorOrigin} onRetry={retry} />}
    </DefaultLayout>
  )
}

/** A page behind the login whose rights leave the previewed customer out. */
function ClosedDraft({ layout, frame }: DraftProps) {
  const { t } = useLingui()
  const Layout = layouts[layout]
  return (
    <Layout {...frame}>
      <PageHead breadcrumbs={[]} title={t`Customers of this group may not read this page`} />
    </Layout>
  )
}

/** While a draft lacks required fields, the last page that had them is shown below the notice. */
function shownOf(built: PageContent, read: ReadContent): PageContent {
  return 'content' in read ? editedPage(built, read.content) : built
}

type RenderedProps = Pick<DraftProps, 'layout' | 'frame' | 'surroundings'> & {
  page: PageContent
  context: BlockContext
}

/** The content of the layout, so that the layout itself is one element that edits leave alone. */
const RenderedByServer = createContext<ReactNode>(undefined)

function RenderedDraft({ page, layout, frame, surroundings, context }: RenderedProps) {
  const Layout = layouts[layoutOf({ layout }, page)]
  const framed = useMemo(
    () => (
      <Layout {...frame}>
        <RenderedPage />
      </Layout>
    ),
    [Layout, frame],
  )
  return (
    <RenderedByServer value={pageKindOf(page).render(page, { ...surroundings, context })}>{framed}</RenderedByServer>
  )
}

function RenderedPage() {
  return use(RenderedByServer)
}
