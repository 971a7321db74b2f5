import { useEffect, useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStory, WireStoryRow, WireTranslatedSlug } from '../services/wire-story.ts'
import { Notice } from '../ui/notice.tsx'
import { TextBox } from '../ui/text-box.tsx'
import { ConsequenceList, useConsequences } from './consequences.tsx'
import { type DialogEnds, FormDialog } from './form-dialog.tsx'
import { isNamed, NameAndSlug, type Named } from './name-and-slug.tsx'
import { RedirectChoice } from './redirects/redirect-choice.tsx'
import { useMovedTargets } from './redirects/use-moved-targets.ts'

type Row = Pick<WireStoryRow, 'id' | 'uuid' | 'name' | 'slug' | 'full_slug' | 'is_folder' | 'published'>
type Props = DialogEnds & {
  row: Row
  /** The version that the editor has seen: the service refuses the change over a newer one. */
  baseVersionId?: number | null
}

/** Name and slug by language code; empty ones follow the default language. */
type Names = Readonly<Record<string, Named>>

/** Name and slug of a story or folder, in the default language and in each other one. */
export function StorySettingsDialog({ row, baseVersionId, ...ends }: Props) {
  const messages = useMessages()
  const { client, space, release } = useEditor()
  const [named, setNamed] = useState<Named>({ name: row.name, slug: row.slug })
  const slugs = useTranslatedSlugs(row.id)
  const [changed, setChanged] = useState<Names>({})
  const storedIn = (code: string): Named => namesOf(slugs?.find(({ lang }) => lang === code))
  const isMoving = named.slug !== row.slug && (row.is_folder || row.published)
  const isAddressChanged =
    named.slug !== row.slug || Object.entries(changed).some(([code, { slug }]) => slug !== storedIn(code).slug)
  const { redirects, create } = useMovedTargets(row)
  const known = useConsequences(row)
  const namesIn = (code: string): Named => changed[code] ?? storedIn(code)
  const submit = async () => {
    const translated = Object.entries(changed).map(([lang, one]) => ({
      ...idOf(slugs?.find((slug) => slug.lang === lang)),
      lang,
      name: one.name.trim() || null,
      slug: one.slug.trim() || null,
    }))
    const seen = { [release === 0 ? 'base_version_id' : 'current_version_id']: baseVersionId }
    const story = { ...named, ...seen, translated_slugs_attributes: translated }
    const query = { force_update: 'false', release_id: release || undefined }
    await client.send('PUT', `stories/${row.id}`, { query, body: { story } })
    if (isAddressChanged) await create()
  }
  return (
    <FormDialog
      heading={messages('renameNamed', { name: row.name })}
      doing={messages('apply')}
      isReady={isNamed(named) && slugs !== undefined}
      onSubmit={submit}
      {...ends}
    >
      <NameAndSlug value={named} onChange={setNamed} isNew={false} />
      {isMoving && <Notice kind="warn">{messages(row.is_folder ? 'folderMovesAtOnce' : 'addressMovesAtOnce')}</Notice>}
      <p className="help">{messages('namesInLanguages')}</p>
      {slugs &&
        space.languages.map(({ code, name }) => (
          <LanguageNames
            key={code}
            language={name}
            value={namesIn(code)}
            default={named}
            onChange={(value) => setChanged({ ...changed, [code]: value })}
          />
        ))}
      {isAddressChanged && (
        <>
          <ConsequenceList known={known} effect="follows" />
          <RedirectChoice redirects={redirects} label={messages('redirectsOffered')} />
        </>
      )}
    </FormDialog>
  )
}

type LanguageNamesProps = { language: string; value: Named; default: Named; onChange: (value: Named) => void }

function LanguageNames({ language, value, default: shown, onChange }: LanguageNamesProps) {
  const messages = useMessages()
  return (
    <fieldset className="language-names">
      <legend>{language}</legend>
      <TextBox
        label={messages('nameIn', { language })}
        value={value.name}
        onChange={(name) => onChange({ ...value, name })}
        placeholder={shown.name}
      />
      <TextBox
        label={messages('slugIn', { language })}
        value={value.slug}
        onChange={(slug) => onChange({ ...value, slug })}
        placeholder={shown.slug}
      />
    </fieldset>
  )
}

function namesOf(slug: WireTranslatedSlug | undefined): Named {
  return { name: slug?.name ?? '', slug: slug?.slug ?? '' }
}

function idOf(slug: WireTranslatedSlug | undefined): { id?: number } {
  return slug ? { id: slug.id } : {}
}

/** The stored names and slugs of a story; undefined while they are loaded. */
function useTranslatedSlugs(storyId: number): readonly WireTranslatedSlug[] | undefined {
  const { client, release } = useEditor()
  const [slugs, setSlugs] = useState<readonly WireTranslatedSlug[]>()
  useEffect(() => {
    const query = { release_id: release || undefined }
    client.send<{ story: WireStory }>('GET', `stories/${storyId}`, { query }).then(
      ({ story }) => setSlugs(story.translated_slugs),
      () => undefined,
    )
  }, [client, storyId, release])
  return slugs
}
