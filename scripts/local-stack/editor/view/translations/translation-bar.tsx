import { useEditor, useMessages } from '../../page/editor-context.ts'
import { copyTexts } from '../../story/copy-texts.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { useAction } from '../../ui/use-action.ts'
import type { StoryController } from '../use-story.ts'
import { ChangedSources } from './changed-sources.tsx'
import { stateNames, type Translations } from './use-translations.ts'

type Props = {
  translations: Translations
  language: string
  controller: StoryController
}

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
