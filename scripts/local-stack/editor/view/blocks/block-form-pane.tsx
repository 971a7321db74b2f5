import { useCallback, useMemo } from 'react'
import { BlockForm } from '../../fields/form/block-form.tsx'
import type { LiveBlock } from '../../fields/form/live-block.ts'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { EditorServices } from '../../services/editor-services.ts'
import type { WireBlock, WireStory } from '../../services/wire-story.ts'
import { blocksAt } from '../../story/block-place.ts'
import { blocksTo, type FoundBlock, findBlock } from '../../story/find-block.ts'
import type { BlockPosition } from '../../story/outline.ts'
import type { StoryStore } from '../../story/story-store.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { BlockActions } from './block-actions.ts'
import { blockRows } from './block-rows.ts'
import { BlocksField } from './blocks-field.tsx'

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
  const services = useStoryServices({ story, language, actions })
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

/** The current block from the store; looked up once per state of the content. */
function liveBlock({ now, subscribe }: StoryStore, uid: string): LiveBlock {
  let known: { content: WireBlock; block: WireBlock | undefined } | undefined
  return {
    subscribe,
    now: () => {
      const content = now().history.present
      if (known?.content !== content) known = { content, block: findBlock(content, uid)?.block }
      return known.block
    },
  }
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
    </>
  )
}

function positionOf(content: WireBlock, { path }: FoundBlock): BlockPosition | undefined {
  const index = path.at(-1)
  return typeof index === 'number' ? { index, count: blocksAt(content, path.slice(0, -1)).length } : undefined
}

/**
 * The services of the controls, with the open story and its lists of blocks. The object is stable while the editor
 * types: a control with an unchanged value does not render again.
 */
function useStoryServices({ story, language, actions }: Pick<Props, 'story' | 'language' | 'actions'>): EditorServices {
  const { services } = useEditor()
  const { id, uuid, name, full_slug: fullSlug } = story
  return useMemo(
    () => ({
      ...services,
      openStory: () => ({ id, uuid, name, fullSlug, content: actions.content() }),
      reportField: actions.reportField,
      renderBlocks: (slot) => <BlocksField slot={slot} language={language} actions={actions} />,
    }),
    [services, id, uuid, name, fullSlug, language, actions],
  )
}
