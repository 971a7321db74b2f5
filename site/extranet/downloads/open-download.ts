import 'server-only'
import { tradeDocument } from 'component-schemas/content-types/trade-document/schema.ts'
import { tradeGallery } from 'component-schemas/content-types/trade-gallery/schema.ts'
import { getPrivateAsset, type PrivateAsset } from '#site/content/client/get-private-asset.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import { getStoryAt } from '#site/content/stories/get-story.ts'
import { requireCustomer } from '#site/identity/customer.ts'
import { isLocaleCode, type LocaleCode } from '#site/routing/locales.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { readRights } from '../folder-access.ts'
import type { DownloadAddress } from './download-path.ts'
import { endingOf, itemOfFile, itemOfPhoto } from './items-of-story.ts'

export type OpenFile = PrivateAsset & {
  /** Name of the downloaded file: the title in its language, any script. */
  name: string
}

type NamedFile = { src: string; name: string }

/**
 * A file that the customer may download, and its storage address. Without a session the error is always login-required,
 * so that a visitor cannot probe which files exist.
 * @param place undefined for an address that names no file
 * @param language the reader's, for the name of a photo; a document is named in its own
 * @throws CatalogueError login-required, access-forbidden, page-not-found, content-unavailable
 */
export async function openDownload(
  downloadAddress: DownloadAddress | undefined,
  language: LocaleCode,
): Promise<OpenFile> {
  const customer = await requireCustomer()
  if (!downloadAddress) throw new CatalogueError('page-not-found', 'The address names no file')
  const spoken = languageOfItem(downloadAddress.item) ?? language
  const story = await getStoryAt(downloadAddress.address, languageOf(spoken))
  if (!story || addressOf(story) !== downloadAddress.address) throw notFound(downloadAddress)
  const isOpenTo = await readRights()
  if (!isOpenTo(story, customer)) {
    throw new CatalogueError(
      'access-forbidden',
      `${downloadAddress.address} is for other customers than ${customer.subject}`,
    )
  }
  const file = filesOf(story.content).find(({ item }) => item === downloadAddress.item)
  const asset = file && (await getPrivateAsset(file.src))
  if (!asset) throw notFound(downloadAddress)
  return { ...asset, name: file.name }
}

function notFound({ address, item }: DownloadAddress): CatalogueError {
  return new CatalogueError('page-not-found', `There is no file ${item} of ${address}`)
}

/** The language a document's file is written in, which is the first part of its name. */
function languageOfItem(item: string): LocaleCode | undefined {
  const [first = ''] = item.split('.')
  return isLocaleCode(first) ? first : undefined
}

/** The downloadable files of a story; other kinds of story have none. */
function filesOf(content: unknown): (NamedFile & { item: string })[] {
  const document = tradeDocument.content.safeParse(content)
  if (document.success) {
    const { title, files } = document.data
    return files.map((one) => ({ item: itemOfFile(one), src: one.file.src, name: nameFor(title, one.file.src) }))
  }
  const gallery = tradeGallery.content.safeParse(content)
  if (!gallery.success) return []
  return gallery.data.photos.flatMap((photo) =>
    (['web', 'print'] as const).flatMap((rendition) => {
      const src = photo[rendition]?.src
      if (src === undefined) return []
      return [{ item: itemOfPhoto(photo, src, rendition), src, name: nameFor(photo.caption, src, rendition) }]
    }),
  )
}

/** `Прайс-лист на ключи.pdf`; characters that a file system refuses become spaces. */
function nameFor(title: string, src: string, rendition?: string): string {
  // oxlint-disable-next-line no-control-regex -- a name must not hold any
  const plain = title.replace(/[\u0000-\u001f\u007f"*/:<>?\\|]+/g, ' ').trim()
  return `${plain}${rendition === undefined ? '' : ` (${rendition})`}.${endingOf(src)}`
}
