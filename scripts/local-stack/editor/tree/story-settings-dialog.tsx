import { useState } from 'react'
import { useLoadState } from '../fields/load-state-view.tsx'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStory, WireStoryRow, WireTranslatedSlug } from '../services/wire-story.ts'
import { Notice } from '../ui/notice.tsx'
import { TextBox } from '../ui/text-box.tsx'
import { AddressNotice, useJudgedAddress } from './address-notice.tsx'
import { type DialogEnds, FormDialog } from './form-dialog.tsx'
import { MovedAddresses } from './moved-addresses.tsx'
import { isNamed, NameAndSlug, type Named } from './name-and-slug.tsx'
import { useNeeded } from './needed-choice.tsx'
import type { Target } from './redirects/target-picker.tsx'
import { useMovedTargets } from './redirects/use-moved-targets.ts'
import { siblingSlug } from './slug-of.ts'

type Row = Pick<WireStoryRow, 'id' | 'uuid' | 'name' | 'slug' | 'full_slug' | 'is_folder' | 'published'>
type Props = DialogEnds & {
  row: Row
  /** The version that the editor has seen: the service refuses the change over a newer one. */
  baseVersionId?: number | null
}

/** Name and slug by language code; empty ones follow the default language. */
type Names = Readonly<Record<string, Named>>

type Changes = { changed: Names; slugs: readonly WireTranslatedSlug[] | undefined }

/** Name and slug of a story or folder, in the default language and in each other one. */
export function StorySettingsDialog({ row, baseVersionId, ...ends }: Props) {
  const messages = useMessages()
  const { client, space, release } = useEditor()
  const [named, setNamed] = useState<Named>({ name: row.name, slug: row.slug })
  const slugs = useTranslatedSlugs(row.id)
  const [changed, setChanged] = useState<Names>({})
  const isMoving = named.slug !== row.slug && (row.is_folder || row.published)
  const { redirects, create } = useMovedTargets(row)
  const [target, setTarget] = useState<Target>()
  const { needed, judged, isAddressChanged } = useChangedAddress(row, named, { changed, slugs })
  const namesIn = (code: string): Named => changed[code] ?? namesOf(code, slugs)
  const submit = async () => {
    const translated = translatedSlugs(changed, slugs)
    const seen = { [release === 0 ? 'base_version_id' : 'current_version_id']: baseVersionId }
    const story = { ...named, ...seen, translated_slugs_attributes: translated }
    const query = { force_update: 'false', release_id: release || undefined }
    await client.send('PUT', `stories/${row.id}`, { query, body: { story } })
    if (isAddressChanged) await create(target?.uuid)
  }
  return (
    <FormDialog
      heading={messages('renameNamed', { name: row.name })}
      doing={messages('apply')}
      isReady={isNamed(named) && slugs !== undefined && judged.isAcceptable && needed.isReady}
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
      <AddressNotice judged={judged} />
      {isAddressChanged && (
        <MovedAddresses
          row={row}
          needed={needed}
          judged={judged}
          redirects={redirects}
          target={target}
          onTarget={setTarget}
        />
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

/** The values that the service stores for the languages that were changed. */
function translatedSlugs(changed: Names, slugs: readonly WireTranslatedSlug[] | undefined) {
  return Object.entries(changed).map(([lang, one]) => ({
    ...idOf(slugs?.find((slug) => slug.lang === lang)),
    lang,
    name: one.name.trim() || null,
    slug: one.slug.trim() || null,
  }))
}

/** The problem of the future address, with the last parts that were written for other languages. */
function useChangedAddress(row: Row, named: Named, { changed, slugs }: Changes) {
  const own = useNeeded(row)
  // The site needs the address in the default language.
  const isSame = named.slug === row.slug
  const needed = isSame ? { ...own, isNeeded: false, isReady: true } : own
  const others = Object.entries(changed).filter(([code, { slug }]) => slug.trim() !== namesOf(code, slugs).slug)
  const names = others.flatMap(([code, { slug }]) => (slug.trim() === '' ? [] : [[code, slug.trim()]]))
  const from = row.full_slug.replace(/\/$/, '')
  const slug = isSame ? from : siblingSlug(row, named.slug)
  const judged = useJudgedAddress({ slug, names: Object.fromEntries(names), from })
  return { needed, judged, isAddressChanged: !isSame || others.length > 0 }
}

function namesOf(code: string, slugs: readonly WireTranslatedSlug[] | undefined): Named {
  const stored = slugs?.find(({ lang }) => lang === code)
  return { name: stored?.name ?? '', slug: stored?.slug ?? '' }
}

function idOf(slug: WireTranslatedSlug | undefined): { id?: number } {
  return slug ? { id: slug.id } : {}
}

/** The stored names and slugs of a story; undefined while they are loaded. */
function useTranslatedSlugs(storyId: number): readonly WireTranslatedSlug[] | undefined {
  const { client, release } = useEditor()
  const query = { release_id: release || undefined }
  const loaded = useLoadState(`${storyId} ${release}`, () =>
    client.send<{ story: WireStory }>('GET', `stories/${storyId}`, { query }),
  )
  return loaded.state === 'ready' ? loaded.data.story.translated_slugs : undefined
}
