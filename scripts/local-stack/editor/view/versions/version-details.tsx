import { useMemo, useState } from 'react'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { compareContent, type StoryChange } from '../../story/versions/compare-content.ts'
import { restoreChanges, restoreLanguage } from '../../story/versions/restore-change.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Sign } from '../../ui/sign.tsx'
import type { StoryController } from '../use-story.ts'
import { ChangeList } from './change-list.tsx'
import type { ListedVersion } from './use-versions.ts'
import { useVersionNames } from './version-names.ts'

type Props = {
  chosen: ListedVersion
  versions: readonly ListedVersion[]
  controller: StoryController
  onBack: () => void
  onRestore: (versionId: number, restored: (draft: WireBlock) => WireBlock) => void
}

const draft = 'draft'
const all = 'all'

/** One version: its differences from the draft or from another version, and the choice of those to restore. */
export function VersionDetails({ chosen, versions, controller, onBack, onRestore }: Props) {
  const messages = useMessages()
  const { components } = useEditor()
  const names = useVersionNames()
  const [other, setOther] = useState(draft)
  const [language, setLanguage] = useState(all)
  const present = controller.state.history.present
  const compared = versions.find(({ id }) => String(id) === other)
  const changes = useMemo(() => {
    const [before, after] = inOrder(chosen, compared ?? { id: Number.POSITIVE_INFINITY, content: present })
    return compareContent(before.content, after.content, components)
  }, [chosen, compared, present, components])
  const shown = language === all ? changes : changes.filter((change) => isIn(change, language))
  const restoreShown = (some: readonly StoryChange[]) =>
    onRestore(chosen.id, (content) => restoreChanges(content, chosen.content, some) ?? content)
  return (
    <>
      <ActionButton className="action action-quiet version-back" onPress={onBack}>
        <Sign name="back" />
        {messages('backToVersions')}
      </ActionButton>
      <p className="version-title">
        <strong>{names.time(chosen)}</strong> {names.event(chosen)}
      </p>
      <div className="version-choices">
        <ComparedWith {...{ chosen, versions }} value={other} onChange={setOther} />
        <LanguageShown value={language} onChange={setLanguage} />
      </div>
      <RestoreWhole
        language={language}
        isDisabled={controller.state.isBusy}
        onRestore={() =>
          onRestore(chosen.id, (content) =>
            language === all ? chosen.content : restoreLanguage(content, chosen.content, { language, components }),
          )
        }
      />
      <h3 className="version-count">
        {shown.length === 0 ? messages('noDifferences') : messages('changesSince', { count: shown.length })}
      </h3>
      <ChangeList
        changes={shown}
        canRestore={(some) => !compared && restoreChanges(present, chosen.content, some) !== undefined}
        onRestore={restoreShown}
      />
    </>
  )
}

type Ordered = { id: number; content: WireBlock }

/** The older one first. */
function inOrder(one: Ordered, other: Ordered): [Ordered, Ordered] {
  return one.id < other.id ? [one, other] : [other, one]
}

function isIn(change: StoryChange, language: string): boolean {
  return change.kind === 'changed' && change.language === language
}

type ComparedProps = Pick<Props, 'chosen' | 'versions'> & { value: string; onChange: (value: string) => void }

function ComparedWith({ chosen, versions, ...choice }: ComparedProps) {
  const messages = useMessages()
  const names = useVersionNames()
  const others = versions.filter(({ id }) => id !== chosen.id)
  return (
    <Choice
      label={messages('comparedWith')}
      {...choice}
      options={[
        { value: draft, name: messages('theDraft') },
        ...others.map((one) => ({ value: String(one.id), name: `${names.time(one)} · ${names.event(one)}` })),
      ]}
    />
  )
}

function LanguageShown(choice: Pick<ComparedProps, 'value' | 'onChange'>) {
  const messages = useMessages()
  const { space } = useEditor()
  const names = useVersionNames()
  const codes = ['', ...space.languages.map(({ code }) => code)]
  return (
    <Choice
      label={messages('languageShown')}
      {...choice}
      options={[
        { value: all, name: messages('allLanguages') },
        ...codes.map((code) => ({ value: code, name: names.language(code) })),
      ]}
    />
  )
}

type WholeProps = { language: string; isDisabled: boolean; onRestore: () => void }

function RestoreWhole({ language, isDisabled, onRestore }: WholeProps) {
  const messages = useMessages()
  const names = useVersionNames()
  const name = language === all ? '' : names.language(language)
  return (
    <div className="version-restore">
      <ActionButton look="primary" isDisabled={isDisabled} onPress={onRestore}>
        {language === all ? messages('restoreAll') : messages('restoreOnly', { language: name })}
      </ActionButton>
      <p className="help">
        {language !== all && `${messages('restoreLanguageHelp', { language: name })} `}
        {messages('restoreHelp')}
      </p>
    </div>
  )
}
