import { useCallback, useMemo } from 'react'
import { BlockForm } from '../../fields/form/block-form.tsx'
import { blockIssues } from '../../fields/form/block-issues.ts'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { EditorServices } from '../../services/editor-services.ts'
import type { WireComponent } from '../../services/wire-component.ts'
import type { WireBlock, WireStory } from '../../services/wire-story.ts'
import { blocksAt } from '../../story/block-place.ts'
import type { BlockPosition } from '../../story/derived/outline.ts'
import { blocksTo, type FoundBlock, findBlock } from '../../story/find-block.ts'
import type { StoryStore } from '../../story/story-store.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { BlockActions } from './block-actions.ts'
import { blockRows } from './block-rows.ts'
import { BlocksField, liveBlock } from './blocks-field.tsx'

type Props = {
  /** The story with the editor's rendered content. */
  story: WireStory
  store: StoryStore
  selected: string
  language: string
  actions: BlockActions
}

/** The form of the open block: its position, its description, its fields. */
export function BlockFormPane({ story, store, selected, language, actions }: Props) {
  const messages = useMessages()
  const { components } = useEditor()
  const services = useStoryServices({ story, store, language, actions })
  const write = useCallback((key: string, value: unknown) => actions.write(selected, key, value), [actions, selected])
  const live = useMemo(() => liveBlock(store, selected), [store, selected])
  const { content } = story
  const found = findBlock(content, selected)
  if (!found) return null
  const { block } = found
  const component = components.find(({ name }) => name === block.component)
  return (
    <section
      className="form"
      data-testid="editor-form"
      aria-label={messages('formOf', { name: block.component })}
      data-pane=""
      tabIndex={-1}
    >
      <FormHead found={found} content={content} actions={actions} />
      {component ? (
        <BlockForm
          key={block._uid}
          component={component}
          block={block}
          live={live}
          storyId={story.id}
          language={language}
          onChange={write}
          services={services}
        />
      ) : (
        <Notice kind="warn">{messages('unknownBlock', { name: block.component })}</Notice>
      )}
    </section>
  )
}

/** The ancestors of the open block, its name and its actions. */
function FormHead({ found, content, actions }: { found: FoundBlock; content: WireBlock; actions: BlockActions }) {
  const messages = useMessages()
  const { components } = useEditor()
  const componentOf = ({ component }: WireBlock) => components.find(({ name }) => name === component)
  const nameOf = (block: WireBlock) => componentOf(block)?.real_name ?? block.component
  const above = blocksTo(content, found.path).slice(0, -1)
  const rows = blockRows(found.block._uid, { position: positionOf(content, found), actions, messages })
  const name = nameOf(found.block)
  return (
    <>
      {above.length > 0 && (
        <nav className="form-way" aria-label={messages('placeOfBlock')}>
          {above.map(({ block }) => (
            <span key={block._uid}>
              <ActionButton look="quiet" onPress={() => actions.select(block._uid)}>
                {nameOf(block)}
              </ActionButton>
              <span aria-hidden="true">/</span>
            </span>
          ))}
        </nav>
      )}
      <div className="form-head">
        <h2>{name}</h2>
        {rows.length > 0 && <ActionMenu label={messages('actionsFor', { name })} rows={rows} />}
      </div>
      <p className="help">{componentOf(found.block)?.description}</p>
      <MissingFields found={found} component={componentOf(found.block)} />
    </>
  )
}

/** Says why visitors do not see a block: a field that it must have is empty. */
function MissingFields({ found: { block }, component }: { found: FoundBlock; component: WireComponent | undefined }) {
  const messages = useMessages()
  if (!component) return null
  const missing = blockIssues(component, block).filter(({ issue }) => issue.word === 'needsValue')
  if (missing.length === 0) return null
  const fields = missing.map(({ name }) => component.schema[name]?.display_name || name).join(', ')
  return <Notice kind="note">{messages('notVisible', { fields })}</Notice>
}

function positionOf(content: WireBlock, { path }: FoundBlock): BlockPosition | undefined {
  const index = path.at(-1)
  return typeof index === 'number' ? { index, count: blocksAt(content, path.slice(0, -1)).length } : undefined
}

/** The site alone knows which pages are behind its login; a story without a page, such as settings, is shown on public ones. */
async function isPublicStory(slug: string, type: string): Promise<boolean> {
  const response = await fetch(`/page-address?${new URLSearchParams({ slug, type })}`).catch(() => undefined)
  const body: { access?: string } = response?.ok ? await response.json() : {}
  return body.access !== 'extranet'
}

/**
 * The services of the controls, with the open story and its lists of blocks. The object is stable while the editor
 * types: a control with an unchanged value does not render again.
 */
function useStoryServices({ story, store, language, actions }: Omit<Props, 'selected'>): EditorServices {
  const { services } = useEditor()
  const { id, uuid, name, full_slug: fullSlug } = story
  return useMemo(() => {
    const own: EditorServices = {
      ...services,
      isPublicStory: () => isPublicStory(fullSlug, actions.content().component),
      openStory: () => ({ id, uuid, name, fullSlug, content: actions.content() }),
      reportField: actions.reportField,
      renderBlocks: (slot) => <BlocksField {...{ slot, storyId: id, store, language, actions, services: own }} />,
    }
    return own
  }, [services, id, uuid, name, fullSlug, store, language, actions])
}
