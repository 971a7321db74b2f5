import { useEditor, useMessages } from '../page/editor-context.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Spoken } from '../ui/notice.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { isFiltered, noFilter, type StoryFilter } from './story-filter.ts'

type Props = { filter: StoryFilter; onChange: (filter: StoryFilter) => void; found: number | undefined }

/** Search and filters above the list. */
export function StoryFilters({ filter, onChange, found }: Props) {
  const messages = useMessages()
  const { components } = useEditor()
  const types = components
    .filter((component) => component.is_root)
    .map((component) => ({ value: component.name, name: component.real_name }))
    .toSorted((left, right) => left.name.localeCompare(right.name))
  const set = (change: Partial<StoryFilter>) => onChange({ ...filter, ...change })
  return (
    <search className="filters">
      <SearchBox
        label={messages('search')}
        placeholder={messages('searchPlaceholder')}
        value={filter.search}
        onChange={(search) => set({ search })}
      />
      <Choice
        label={messages('contentType')}
        value={filter.contentType}
        onChange={(contentType) => set({ contentType })}
        options={[{ value: '', name: messages('anyContentType') }, ...types]}
        isLabelHidden
      />
      <Choice
        label={messages('publication')}
        value={filter.publication}
        onChange={(publication) => set({ publication })}
        options={[
          { value: '', name: messages('anyPublication') },
          { value: 'published', name: messages('published') },
          { value: 'changed', name: messages('changed') },
          { value: 'draft', name: messages('draft') },
          { value: 'trash', name: messages('trash') },
        ]}
        isLabelHidden
      />
      <TranslationChoice filter={filter} onChange={set} />
      {isFiltered(filter) && (
        <>
          <Spoken className="found">{found === undefined ? '' : messages('found', { count: found })}</Spoken>
          <ActionButton look="quiet" onPress={() => onChange(noFilter)}>
            {messages('clear')}
          </ActionButton>
        </>
      )}
    </search>
  )
}

type Set = (change: Partial<StoryFilter>) => void

function TranslationChoice({ filter, onChange }: { filter: StoryFilter; onChange: Set }) {
  const messages = useMessages()
  const { space } = useEditor()
  return (
    <Choice
      label={messages('translation')}
      value={filter.language === '' ? '' : `${filter.language} ${filter.translation}`}
      onChange={(chosen) => onChange(translationOf(chosen))}
      options={[
        { value: '', name: messages('anyTranslation') },
        ...space.languages.flatMap(({ code, name }) => [
          { value: `${code} untranslated`, name: messages('notInLanguage', { language: name }) },
          { value: `${code} translated`, name: messages('inLanguage', { language: name }) },
        ]),
      ]}
      isLabelHidden
    />
  )
}

function translationOf(chosen: string): Pick<StoryFilter, 'language' | 'translation'> {
  const [language = '', translation] = chosen.split(' ')
  return { language, translation: translation === 'translated' ? 'translated' : 'untranslated' }
}
