import { useEditor, useMessages } from '../page/editor-context.ts'
import { Choice } from './choice.tsx'

/** Language of the editor's own interface; each language is labelled in itself. */
export function LanguageChoice() {
  const messages = useMessages()
  const { language, setLanguage } = useEditor()
  return (
    <Choice
      label={messages('interfaceLanguage')}
      value={language}
      onChange={setLanguage}
      options={[
        { value: 'en', name: 'English' },
        { value: 'es', name: 'Español' },
        { value: 'it', name: 'Italiano' },
        { value: 'fr', name: 'Français' },
        { value: 'de', name: 'Deutsch' },
      ]}
      isLabelHidden
    />
  )
}
