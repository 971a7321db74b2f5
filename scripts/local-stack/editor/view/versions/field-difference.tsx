import { assetValueOf } from '../../fields/media/asset-value.ts'
import { fileNameOf } from '../../fields/media/file-kind.ts'
import { Thumbnail } from '../../fields/media/thumbnail.tsx'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { FieldChange } from '../../story/versions/compare-content.ts'
import { compareWords, type TextPart } from '../../story/versions/compare-words.ts'
import { documentText } from '../../story/versions/document-text.ts'
import { blockInWords, fieldOf, type Readable, valueInWords } from '../conflict/value-in-words.ts'

type Props = { change: FieldChange; readable: Readable }

/** The difference in a field: pictures side by side, texts with their changed words marked, other values as they are called. */
export function FieldDifference({ change, readable }: Props) {
  const messages = useMessages()
  const { components } = useEditor()
  const { before, after, block, key } = change
  const files = [before, after].map(filesIn)
  if (files.some(({ length }) => length > 0)) return <Files before={files[0] ?? []} after={files[1] ?? []} />
  const field = fieldOf({ component: block.component, key }, components)
  const [old, now] = [before, after].map((value) => {
    if (field && writtenTypes.has(field.type)) return typeof value === 'string' ? value : ''
    return documentText(value, (inner) => blockInWords(inner, readable)) ?? valueInWords(value, field, readable)
  })
  if (old === now) return <p className="help">{messages('onlyFormat')}</p>
  return <Words before={old ?? ''} after={now ?? ''} />
}

const writtenTypes = new Set(['text', 'textarea', 'markdown'])

function Words({ before, after }: { before: string; after: string }) {
  return (
    <p className="version-words">
      {shortenedParts(compareWords(before, after)).map(({ kind, text, at }) => {
        if (kind === 'same') return <span key={at}>{text}</span>
        return kind === 'added' ? <ins key={at}>{text}</ins> : <del key={at}>{text}</del>
      })}
    </p>
  )
}

type File = NonNullable<ReturnType<typeof assetValueOf>>

function filesIn(value: unknown): File[] {
  return [value].flat().flatMap((one) => assetValueOf(one) ?? [])
}

function Files({ before, after }: { before: readonly File[]; after: readonly File[] }) {
  const messages = useMessages()
  return (
    <div className="version-files">
      <FileColumn name={messages('pictureBefore')} files={before} />
      <FileColumn name={messages('pictureAfter')} files={after} />
    </div>
  )
}

function FileColumn({ name, files }: { name: string; files: readonly File[] }) {
  const messages = useMessages()
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {files.length === 0 && <span className="help">{messages('noPicture')}</span>}
      {files.map(({ filename, alt }) => (
        <span key={filename} className="version-file">
          <Thumbnail address={filename} />
          <span>{fileNameOf(filename)}</span>
          {alt !== '' && <q>{alt}</q>}
        </span>
      ))}
    </figure>
  )
}

/** Characters of an unchanged text that stay on each side of a change. */
const beside = 60

/** Parts of a text for reading: long passages without a change are cut to the words beside the changes. `at` tells them apart. */
function shortenedParts(parts: readonly TextPart[]): readonly (TextPart & { at: number })[] {
  return parts.map(({ kind, text }, at) => {
    if (kind !== 'same' || text.length <= beside * 2) return { kind, text, at }
    const start = at === 0 ? '' : text.slice(0, beside)
    const end = at === parts.length - 1 ? '' : text.slice(-beside)
    return { kind, text: `${start} … ${end}`, at }
  })
}
