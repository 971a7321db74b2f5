import { useState } from 'react'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import { isFuture, StorySchedules, TimeChoice, useSchedules } from '../../plan/schedule/story-schedules.tsx'
import type { WireStory } from '../../services/wire-story.ts'
import { ConsequenceList, useConsequences } from '../../tree/consequences.tsx'
import { FormDialog } from '../../tree/form-dialog.tsx'
import { NeededChoice, useNeeded } from '../../tree/needed-choice.tsx'
import { AddressList, RedirectChoice } from '../../tree/redirects/redirect-choice.tsx'
import { type Target, TargetPicker } from '../../tree/redirects/target-picker.tsx'
import { type Redirects, useRedirects } from '../../tree/redirects/use-redirects.ts'
import type { Translations } from '../translations/use-translations.ts'
import type { StoryActions } from '../use-story.ts'
import { type ChosenLanguages, LanguagesChoice } from './languages-choice.tsx'

type Props = {
  story: WireStory
  translations: Translations
  language: string
  /** Takes the story off the site; false when that failed, which the header shows. */
  onUnpublish: StoryActions['unpublish']
  onClose: () => void
}

/** For the whole story it shows before where it is used and which addresses end; they may lead elsewhere. */
export function UnpublishDialog({ story, translations, language, onUnpublish, onClose }: Props) {
  const messages = useMessages()
  const known = useConsequences(story)
  const unpublishing = useUnpublishing(story, onUnpublish)
  const { at, languages, redirects, target } = unpublishing
  return (
    <FormDialog
      heading={messages('unpublishNamed', { name: story.name })}
      doing={messages(at === undefined ? 'unpublish' : 'plan')}
      isDanger
      isReady={known !== undefined && unpublishing.isReady}
      onSubmit={unpublishing.submit}
      onDone={onClose}
      onClose={onClose}
    >
      <UnpublishLanguages
        translations={translations}
        chosen={languages}
        onChange={unpublishing.setLanguages}
        language={language}
      />
      <p>{messages(languages === undefined ? 'unpublishHelp' : 'unpublishLanguagesHelp')}</p>
      <TimeChoice at={at} onChange={unpublishing.setAt} />
      <StorySchedules name={story.name} schedules={unpublishing.schedules} onCancel={unpublishing.cancel} />
      {languages === undefined && (
        <>
          <NeededChoice needed={unpublishing.needed} row={story} />
          <ConsequenceList known={known} effect="breaks" />
        </>
      )}
      {unpublishing.isRedirectOffered && (
        <>
          {!target && <EndingAddresses redirects={redirects} />}
          <TargetPicker except={story} value={target} onChange={unpublishing.setTarget} />
          {target && <RedirectChoice redirects={redirects} label={messages('redirectsThere')} />}
        </>
      )}
    </FormDialog>
  )
}

function EndingAddresses({ redirects: { offered = [] } }: { redirects: Redirects }) {
  const messages = useMessages()
  return (
    <div>
      <p className="help">{messages('addressesEnd')}</p>
      <AddressList addresses={offered.flatMap(({ addresses }) => addresses)} />
    </div>
  )
}

type UnpublishLanguagesProps = {
  translations: Translations
  chosen: ChosenLanguages
  onChange: (chosen: ChosenLanguages) => void
  /** Offered at first when the editor chooses languages. */
  language: string
}

/** The space's own language is no choice: without it a page is not there. */
function UnpublishLanguages({ translations, chosen, onChange, language }: UnpublishLanguagesProps) {
  const messages = useMessages()
  const { space } = useEditor()
  const seen = space.languages.filter(({ code }) => translations.states.get(code)?.is_public === true)
  if (seen.length === 0) return null
  return (
    <LanguagesChoice
      texts={{
        label: messages('unpublishLanguages'),
        all: messages('unpublishAllLanguages'),
        some: messages('unpublishSomeLanguages'),
      }}
      chosen={chosen}
      onChange={onChange}
      first={seen.flatMap(({ code }) => (code === language ? [code] : []))}
      options={seen}
    />
  )
}

/** The languages and time that the unpublish dialog chooses, and the targets of the addresses that end now. */
function useUnpublishing(story: WireStory, unpublish: StoryActions['unpublish']) {
  const redirects = useRedirects(story)
  const needed = useNeeded(story)
  const { schedules, plan, cancel } = useSchedules(story.id)
  const [languages, setLanguages] = useState<ChosenLanguages>()
  const [target, setTarget] = useState<Target>()
  const [at, setAt] = useState<string>()
  const isWholeNow = at === undefined && languages === undefined
  return {
    languages,
    setLanguages,
    at,
    setAt,
    target,
    setTarget,
    schedules,
    cancel,
    redirects,
    needed,
    /** A redirect works as soon as it exists: it is offered for addresses that end now. */
    isRedirectOffered: isWholeNow && redirects.isOffered,
    isReady:
      (languages ? languages.length > 0 : needed.isReady && redirects.isReady) && (at === undefined || isFuture(at)),
    submit: async () => {
      if (at !== undefined) return await plan({ action: 'unpublish', publish_at: at, languages })
      if ((await unpublish(languages)) && isWholeNow && target) await redirects.leaveTo(target.uuid)
    },
  }
}
