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

export type VersionNames = {
  event: (version: WireVersion) => string
  time: (version: WireVersion) => string
  /** A language of the space; the empty code is the default one. */
  language: (code: string) => string
}

export function useVersionNames(): VersionNames {
  const messages = useMessages()
  const { space, language } = useEditor()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
  return {
    event: ({ event, user }) =>
      messages('versionBy', { event: messages(events[event] ?? 'versionSaved'), author: user.friendly_name }),
    time: ({ created_at: at }) => format.format(new Date(at)),
    language: (code) =>
      code === ''
        ? space.default_lang_name || messages('defaultLanguage')
        : (space.languages.find((one) => one.code === code)?.name ?? code),
  }
}
