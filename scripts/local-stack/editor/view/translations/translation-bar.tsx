import { useMemo } from 'react'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { WireStory, WireTranslation } from '../../services/wire-story.ts'
import { copyTexts } from '../../story/copy-texts.ts'
import { findBlock } from '../../story/find-block.ts'
import type { FieldChange } from '../../story/versions/compare-content.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useReadable } from '../conflict/value-in-words.ts'
import { FindingPlace } from '../findings/finding-list.tsx'
import type { StoryController } from '../use-story.ts'
import { FieldDifference } from '../versions/field-difference.tsx'
import { stateNames, type Translations } from './use-translations.ts'

type Props = {
  translations: Translations
  language: string
  controller: StoryController
}

/** The translation into the edited language, above the form: its state, and the actions that finish it. */
export function TranslationBar({ translations, language, controller }: Props) {
  const messages = useMessages()
  const { space, components } = useEditor()
  const action = useAction()
  const translation = translations.states.get(language)
  if (language === '' || !translation) return null
  const name = space.languages.find(({ code }) => code === language)?.name ?? language
  const source = space.default_lang_name || messages('defaultLanguage')
  const { state, translated, total } = translation
  const copy = () => {
    const content = copyTexts(controller.store.now().history.present, language, components)
    controller.notify({ type: 'changed', content, at: Date.now() })
  }
  return (
    <div className={`translation-bar translation-${state}`} data-testid="translation-bar">
      <p>
        <strong>{messages('translationInto', { language: name, state: messages(stateNames[state]) })}</strong>{' '}
        {messages('translatedTexts', { count: translated, total })}
        {state === 'outdated' && ` ${messages('outdatedHelp', { source })}`}
      </p>
      {state === 'outdated' && (
        <ChangedSources
          story={{ ...controller.state.story, content: controller.state.history.present }}
          translation={translation}
        />
      )}
      <div className="bar-group">
        {translated < total && <ActionButton onPress={copy}>{messages('copyTextsFrom', { source })}</ActionButton>}
        {state === 'outdated' && (
          <ActionButton
            isDisabled={action.isBusy}
            onPress={() => void action.run(() => translations.confirm(language))}
          >
            {messages('translationFits')}
          </ActionButton>
        )}
      </div>
    </div>
  )
}

type ChangedSourcesProps = { story: WireStory; translation: WireTranslation }

/** The texts that changed after their translation: each with its field, as it was translated and as it is now. */
function ChangedSources({ story, translation: { lang, outdated, translated_from: from } }: ChangedSourcesProps) {
  const messages = useMessages()
  const changes = useMemo(() => outdated.flatMap((key) => changeOf(story, key, from ?? {})), [story, outdated, from])
  const sides = useMemo(
    () =>
      changes.map(({ block: { _uid: uid, component }, key, before, after }) => {
        return { uid, component, key, base: before, mine: before, theirs: after }
      }),
    [changes],
  )
  const readable = useReadable(sides)
  return (
    <ul className="check-findings changed-sources">
      {changes.map((change) => (
        <li key={`${change.block._uid}.${change.key}`}>
          <FindingPlace storyId={story.id} place={{ block: change.block, field: change.key, language: lang }} />
          {change.before === undefined ? (
            <span className="help">{messages('sourceForgotten')}</span>
          ) : (
            <FieldDifference change={change} readable={readable} />
          )}
        </li>
      ))}
    </ul>
  )
}

function changeOf(story: WireStory, place: string, from: Readonly<Record<string, unknown>>): FieldChange[] {
  const at = place.lastIndexOf('.')
  const [uid, key] = [place.slice(0, at), place.slice(at + 1)]
  const block = findBlock(story.content, uid)?.block
  if (!block) return []
  return [{ kind: 'changed', block, key, language: '', before: from[place], after: block[key] }]
}
