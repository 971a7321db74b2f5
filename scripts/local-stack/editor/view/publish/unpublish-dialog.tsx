import { useMessages } from '../../page/editor-context.ts'
import { StorySchedules } from '../../plan/schedule/story-schedules.tsx'
import { TimeChoice } from '../../plan/schedule/time-choice.tsx'
import type { WireStory } from '../../services/wire-story.ts'
import { ConsequenceList, useConsequences } from '../../tree/consequences.tsx'
import { FormDialog } from '../../tree/form-dialog.tsx'
import { NeededChoice } from '../../tree/needed-choice.tsx'
import { AddressList, RedirectChoice } from '../../tree/redirects/redirect-choice.tsx'
import { TargetPicker } from '../../tree/redirects/target-picker.tsx'
import type { Redirects } from '../../tree/redirects/use-redirects.ts'
import type { Translations } from '../translations/use-translations.ts'
import type { StoryActions } from '../use-story.ts'
import { UnpublishLanguages } from './unpublish-languages.tsx'
import { useUnpublishing } from './use-unpublishing.ts'

type Props = {
  story: WireStory
  translations: Translations
  /** The language of the form. */
  language: string
  /** Takes the story off the site; false when that failed, which the header shows. */
  onUnpublish: StoryActions['unpublish']
  onClose: () => void
}

/**
 * Takes a story, or some of its languages, off the site: at once or at a time. For the whole story it shows before where it is used and
 * which addresses end; they may lead elsewhere.
 */
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
