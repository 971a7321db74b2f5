import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { ActionMenu, type MenuRow } from '../ui/action-menu.tsx'
import { Sign } from '../ui/sign.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { stateNames } from '../view/translations/use-translations.ts'
import type { StoryAction } from './story-nodes.ts'
import { useTranslationsOf } from './use-tree-translations.ts'

type Props = {
  row: WireStoryRow
  place: { level: number; isExpanded: boolean; isFlat: boolean }
  isLoading: boolean
  onAction: (action: StoryAction, row: WireStoryRow) => void
}

function actionsOf(row: WireStoryRow, release: number): StoryAction[] {
  if (row.deleted_at) return ['restore']
  if (release !== 0) return actionsInRelease(row)
  return row.is_folder
    ? ['newStory', 'newFolder', 'rename', 'move', 'delete']
    : ['rename', 'move', 'duplicate', 'delete']
}

/** Folders and addresses have one state: in a release only those of its own stories change. */
function actionsInRelease(row: WireStoryRow): StoryAction[] {
  if (row.is_folder) return ['newStory']
  return row.only_in_release === null ? [] : ['rename', 'delete']
}

/** One line of the tree: name and address, kind, state, day of the last change, actions. */
export function StoryRowContent({ row, place, isLoading, onAction }: Props) {
  const messages = useMessages()
  const { components, language, release } = useEditor()
  const rows: MenuRow[] = actionsOf(row, release).map((action) => ({
    id: action,
    name: messages(action),
    onAction: () => onAction(action, row),
  }))
  return (
    <div className="story-cells" style={{ paddingInlineStart: `${(place.level - 1) * 20}px` }}>
      <span className="story-lead">{row.is_folder && !place.isFlat && <Chevron isTurned={place.isExpanded} />}</span>
      <span className={row.is_folder ? 'kind-folder' : 'kind-page'}>
        <Sign name={row.is_folder ? 'folder' : 'page'} />
      </span>
      <StoryName row={row} address={isLoading ? messages('loading') : row[place.isFlat ? 'full_slug' : 'slug']} />
      <span className="story-type">
        {components.find(({ name }) => name === row.content_type)?.real_name ?? row.content_type}
      </span>
      <StoryStates row={row} />
      <time className="story-day" dateTime={row.updated_at}>
        {new Date(row.updated_at).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' })}
      </time>
      {rows.length > 0 && <ActionMenu label={messages('actionsFor', { name: row.name })} rows={rows} />}
    </div>
  )
}

function StoryName({ row, address }: Pick<Props, 'row'> & { address: string }) {
  const messages = useMessages()
  return (
    <span className="story-name">
      <strong>{row.name}</strong>
      <span className="story-slug">{address}</span>
      {row.only_in_release !== null && <span className="story-new">{messages('onlyInRelease')}</span>}
    </span>
  )
}

function StoryStates({ row }: Pick<Props, 'row'>) {
  return (
    <>
      <span className="story-state">{!row.is_folder && <StatusBadge story={row} />}</span>
      {row.is_folder ? <span className="story-languages" /> : <TranslationCodes storyId={row.id} />}
    </>
  )
}

function Chevron({ isTurned }: { isTurned: boolean }) {
  return (
    <ActionButton slot="chevron" look="icon">
      <span className={isTurned ? 'turned' : 'unturned'}>
        <Sign name="chevron" />
      </span>
    </ActionButton>
  )
}

/** The languages into which a story is translated, as codes with their state. */
function TranslationCodes({ storyId }: { storyId: number }) {
  const messages = useMessages()
  const { space } = useEditor()
  const states = useTranslationsOf(storyId)
  return (
    <span className="story-languages">
      {states.map(({ lang, state }) => {
        const language = space.languages.find(({ code }) => code === lang)?.name ?? lang
        const named = messages('languageWithState', { language, state: messages(stateNames[state]) })
        return (
          <abbr key={lang} className={`language-code language-${state}`} title={named} aria-label={named}>
            {lang}
          </abbr>
        )
      })}
    </span>
  )
}
