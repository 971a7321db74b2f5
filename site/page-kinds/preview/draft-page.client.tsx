'use client'

import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { UnsupportedBlock } from '#site/blocks/unsupported-block.tsx'
import { useLiveStory } from '#site/browser/live-preview/use-live-story.client.ts'
import { layouts } from '#site/page-kinds/layouts/layouts.tsx'
import { layoutOf } from '#site/page-kinds/public/layout-of.ts'
import { type PageContent, pageKindOf } from '#site/page-kinds/registry.ts'
import { BlockGuard } from './block-guard.client.tsx'
import { BuildNotice } from './build-notice.client.tsx'
import { contentReader } from './content-reader.ts'
import type { DraftProps } from './draft-props.ts'
import { editedPage, type ReadContent } from './edit-page.ts'
import { useBuiltPage } from './use-built-page.client.ts'

/**
 * A draft in the visual editor, rendered in the browser by the blocks, templates and layouts of visitors: a key stroke shows without a
 * request.
 */
export function DraftPage(props: DraftProps) {
  const { draft, editorOrigin, surroundings, messages, siteContext } = props
  const router = useRouter()
  const story = useLiveStory({ draft, editorOrigin, readAgain: router.refresh })
  const readContent = useMemo(() => contentReader(surroundings.siteContext), [surroundings])
  const read = useMemo(() => readContent(story.content), [story, readContent])
  const { page: built, failure, retry } = useBuiltPage({ page: props.page, story, read, siteContext })
  const { locale } = siteContext
  const i18n = useMemo(() => setupI18n({ locale, messages: { [locale]: messages } }), [locale, messages])
  const context = useMemo(() => ({ ...surroundings.context, guard: BlockGuard }), [surroundings])
  return (
    <I18nProvider i18n={i18n}>
      {'reason' in read && <UnsupportedBlock block={read} context={context} />}
      {built && <RenderedDraft {...props} page={shownOf(built, read)} context={context} />}
      {failure && <BuildNotice failure={failure} editorOrigin={editorOrigin} onRetry={retry} />}
    </I18nProvider>
  )
}

/** While a page lacks what it must have, the last one that had it is shown below the notice. */
function shownOf(built: PageContent, read: ReadContent): PageContent {
  return 'content' in read ? editedPage(built, read.content) : built
}

type RenderedProps = Pick<DraftProps, 'layout' | 'frame' | 'surroundings'> & {
  page: PageContent
  context: BlockContext
}

/** What stands in the layout, so that the layout itself is one element that edits leave alone. */
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
