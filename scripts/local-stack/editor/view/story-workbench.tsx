import { useState } from 'react'
import { useWords } from '../page/editor-context.ts'
import type { WireStory } from '../services/wire-story.ts'
import { AppDialog } from './app-dialog.tsx'
import { BlockFormPane } from './block-form-pane.tsx'
import { BlockTree } from './block-tree.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { InsertDialog } from './insert-dialog.tsx'
import { KeptWorkDialog } from './kept-work-dialog.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { StoryHeader } from './story-header.tsx'
import { useAim } from './use-aim.ts'
import { useKeptWork } from './use-kept-work.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useWorkbench } from './use-workbench.ts'
import { VersionsDialog } from './versions-dialog.tsx'
import './view.css'

/** An open story: outline, page and form side by side. */
export function StoryWorkbench({ loaded }: { loaded: WireStory }) {
  const words = useWords()
  const { desk, deeds, story, language, setLanguage, page } = useWorkbench(loaded)
  const kept = useKeptWork(desk)
  const [asked, setAsked] = useState<'publish' | 'versions' | 'app'>()
  const { tell, state } = desk
  useShortcuts({ undo: () => tell({ type: 'undone' }), redo: () => tell({ type: 'redone' }), save: desk.save })
  const close = () => setAsked(undefined)
  useAim(story.id, ({ uid, language: aimed }) => {
    close()
    if (uid !== undefined) deeds.select(uid)
    if (uid !== undefined || aimed !== undefined) setLanguage(aimed ?? '')
  })
  const shown = { content: story.content, language, deeds }
  return (
    <div className="workbench">
      <StoryHeader
        desk={desk}
        language={language}
        onLanguage={setLanguage}
        onPublish={() => setAsked('publish')}
        onVersions={() => setAsked('versions')}
        onApp={() => setAsked('app')}
      />
      <main className="panes">
        <section className="outline" aria-label={words('blocks')}>
          <h2 className="pane-heading">{words('blocks')}</h2>
          <BlockTree {...shown} />
        </section>
        <PreviewPane page={page} />
        <div className="form-pane">
          <BlockFormPane {...shown} story={story} />
        </div>
      </main>
      <InsertDialog content={story.content} deeds={deeds} />
      {asked === 'publish' && <PublishDialog desk={desk} onClose={close} />}
      {asked === 'versions' && <VersionsDialog desk={desk} onClose={close} />}
      {asked === 'app' && <AppDialog story={story} onClose={close} />}
      {state.theirs && <ConflictDialog desk={desk} theirs={state.theirs} />}
      {kept.offered && <KeptWorkDialog offer={kept} work={kept.offered} baseVersionId={state.baseVersionId} />}
    </div>
  )
}
