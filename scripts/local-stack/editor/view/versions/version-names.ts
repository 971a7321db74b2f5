import type { EditorMessage } from '../../messages/messages-for.ts'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { WireVersion } from '../../services/wire-story.ts'

const events: Readonly<Record<string, EditorMessage>> = {
  create: 'versionCreated',
  update: 'versionSaved',
  publish: 'versionPublished',
  unpublish: 'versionUnpublished',
  restore: 'versionRestored',
}

export function useVersionNames() {
  const messages = useMessages()
  const { space, language } = useEditor()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
  return {
    event: ({ event, user }: WireVersion) =>
      messages('versionBy', { event: messages(events[event] ?? 'versionSaved'), author: user.friendly_name }),
    time: ({ created_at: at }: WireVersion) => format.format(new Date(at)),
    /** The empty code is the default language of the space. */
    language: (code: string) =>
      code === ''
        ? space.default_lang_name || messages('defaultLanguage')
        : (space.languages.find((one) => one.code === code)?.name ?? code),
  }
}
