import { BlockForm } from '../fields/form/block-form.tsx'
import { useEditor, useWords } from '../page/editor-context.ts'
import type { EditorServices } from '../services/editor-services.ts'
import type { WireBlock, WireStory } from '../services/wire-story.ts'
import { blocksTo, type FoundBlock, findBlock } from '../story/find-block.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { ActionMenu } from '../ui/action-menu.tsx'
import { Notice } from '../ui/notice.tsx'
import { blockRows } from './block-rows.ts'
import { BlocksField } from './blocks-field.tsx'
import type { BlockDeeds } from './use-block-deeds.ts'

type Props = { story: WireStory; content: WireBlock; language: string; deeds: BlockDeeds }

/** The form of the open block: where it stands, what it is for, its fields. */
export function BlockFormPane({ story, content, language, deeds }: Props) {
  const words = useWords()
  const { components } = useEditor()
  const services = useStoryServices({ story, content, language, deeds })
  const found = findBlock(content, deeds.selected)
  if (!found) return null
  const { block } = found
  const component = components.find(({ name }) => name === block.component)
  return (
    <section className="form" data-testid="editor-form" aria-label={words('formOf', { name: block.component })}>
      <FormHead found={found} content={content} deeds={deeds} />
      {component ? (
        <BlockForm
          key={block._uid}
          component={component}
          block={block}
          storyId={story.id}
          language={language}
          onChange={(key, value) => deeds.write(block._uid, key, value)}
          services={services}
        />
      ) : (
        <Notice kind="warn">{words('unknownBlock', { name: block.component })}</Notice>
      )}
    </section>
  )
}

/** The blocks around the open one, its name and what can be done with it. */
function FormHead({ found, content, deeds }: { found: FoundBlock } & Pick<Props, 'content' | 'deeds'>) {
  const words = useWords()
  const { components } = useEditor()
  const componentOf = ({ component }: WireBlock) => components.find(({ name }) => name === component)
  const nameOf = (block: WireBlock) => componentOf(block)?.real_name ?? block.component
  const above = blocksTo(content, found.path).slice(0, -1)
  const rows = blockRows(content, found.block._uid, { deeds, words })
  const name = nameOf(found.block)
  return (
    <>
      {above.length > 0 && (
        <nav className="form-way" aria-label={words('placeOfBlock')}>
          {above.map(({ block }) => (
            <ActionButton key={block._uid} look="quiet" onPress={() => deeds.select(block._uid)}>
              {nameOf(block)}
            </ActionButton>
          ))}
        </nav>
      )}
      <div className="form-head">
        <h2>{name}</h2>
        {rows.length > 0 && <ActionMenu label={words('actionsFor', { name })} rows={rows} />}
      </div>
      <p className="help">{componentOf(found.block)?.description}</p>
    </>
  )
}

/** The services of the controls, with the open story and its lists of blocks. */
function useStoryServices({ story, content, language, deeds }: Props): EditorServices {
  const { services } = useEditor()
  return {
    ...services,
    openStory: () => ({ id: story.id, uuid: story.uuid, name: story.name, fullSlug: story.full_slug, content }),
    renderBlocks: (slot) => <BlocksField slot={slot} content={content} language={language} deeds={deeds} />,
  }
}
