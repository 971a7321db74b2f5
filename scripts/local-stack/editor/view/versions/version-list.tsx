import { useState } from 'react'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Choice } from '../../ui/choice.tsx'
import type { ListedVersion } from './use-versions.ts'
import { useVersionNames } from './version-names.ts'

type Props = {
  versions: readonly ListedVersion[]
  currentId: number | null
  onChoose: (version: ListedVersion) => void
}

const any = 'any'

export function VersionList({ versions, currentId, onChoose }: Props) {
  const messages = useMessages()
  const { space } = useEditor()
  const names = useVersionNames()
  const [language, setLanguage] = useState(any)
  const shown = language === any ? versions : versions.filter(({ languages }) => languages.has(language))
  return (
    <>
      <p className="help">{messages('versionsHelp', { count: versions.length })}</p>
      <Choice
        label={messages('changedLanguage')}
        value={language}
        onChange={setLanguage}
        options={[
          { value: any, name: messages('anyLanguage') },
          ...['', ...space.languages.map(({ code }) => code)].map((code) => ({
            value: code,
            name: names.language(code),
          })),
        ]}
      />
      {shown.length === 0 && <p className="help">{messages('noVersions')}</p>}
      <ol className="versions">
        {shown.map((version) => (
          <li key={version.id}>
            <ActionButton className="version" data-version={version.id} onPress={() => onChoose(version)}>
              <span className="version-line">
                <time dateTime={version.created_at}>{names.time(version)}</time>
                {version.id === currentId && <span className="version-current">{messages('current')}</span>}
              </span>
              <span>{names.event(version)}</span>
              <ChangedLanguages version={version} />
            </ActionButton>
          </li>
        ))}
      </ol>
    </>
  )
}

function ChangedLanguages({ version: { languages } }: { version: ListedVersion }) {
  const messages = useMessages()
  const names = useVersionNames()
  if (languages.size === 0) return null
  const named = [...languages].map((code) => (code === undefined ? messages('changedForAll') : names.language(code)))
  return <span className="help">{messages('changedIn', { languages: named.join(', ') })}</span>
}
