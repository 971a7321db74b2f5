import { useEditor, useMessages } from '../page/editor-context.ts'
import { stateNames } from '../view/translations/state-names.ts'
import { useTranslationsOf } from './use-tree-translations.ts'

/** The languages into which a story is translated, as codes with their state. */
export function TranslationCodes({ storyId }: { storyId: number }) {
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
