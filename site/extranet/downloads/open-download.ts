import 'server-only'
import { tradeDocument } from 'component-schemas/content-types/trade-document/schema.ts'
import { tradeGallery } from 'component-schemas/content-types/trade-gallery/schema.ts'
import type { FileLanguage } from 'component-schemas/kinds/file-languages.ts'
import { getPrivateAsset, type PrivateAsset } from '#site/content/client/get-private-asset.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { getStoryAt } from '#site/content/stories/get-story.ts'
import { type Customer, requireCustomer } from '#site/identity/customer.ts'
import { isLocaleCode, type LocaleCode } from '#site/routing/locales.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { readRights } from '../folder-access.ts'
import type { Reader } from '../may-read.ts'
import type { DownloadAddress } from './download-path.ts'
import { editionOf, endingOf, itemOfFile, itemOfPhoto, type Rendition } from './items-of-story.ts'

/** A file of a story, and what is printed on it. */
export type NamedFile = {
  item: string
  src: string
  /** Name of the downloaded file: the title in its language, any script. */
  name: string
  title: string
  /** Of a document's file. */
  language?: FileLanguage | undefined
  /** Of a photo's file. */
  rendition?: Rendition | undefined
  /** Version of the file, else edition of its document. */
  printed?: string | undefined
  /** Day of this edition, ISO 8601 in UTC. */
  dated?: string | undefined
}

export type OpenFile = PrivateAsset & Omit<NamedFile, 'src'> & { edition: string; story: WireStory }

/** A file that a customer opened for themselves. */
export type CustomerFile = OpenFile & { customer: Customer }

/**
 * A file that the customer may download, and its storage address. Without a session the error is always login-required,
 * so that a visitor cannot probe which files exist.
 * @param place undefined for an address that names no file
 * @param language the reader's, for the name of a photo; a document is named in its own
 * @param customerNow the customer of the framework's current request, where it is not another
 * @throws CatalogueError login-required, access-forbidden, page-not-found, content-unavailable
 */
export async function openDownload(
  downloadAddress: DownloadAddress | undefined,
  language: LocaleCode,
  customerNow: () => Promise<Customer> = requireCustomer,
): Promise<CustomerFile> {
  const customer = await customerNow()
  return { ...(await openDownloadFor(customer, downloadAddress, language)), customer }
}

/**
 * The same for a reader who is known already, such as the customer who passed the file on: with the rights and the story of now.
 * @throws CatalogueError access-forbidden, page-not-found, content-unavailable
 */
export async function openDownloadFor(
  customer: Reader & { subject: string },
  downloadAddress: DownloadAddress | undefined,
  language: LocaleCode,
): Promise<OpenFile> {
  if (!downloadAddress) throw new CatalogueError('page-not-found', 'The address names no file')
  const itemLanguage = languageOfItem(downloadAddress.item) ?? language
  const story = await getStoryAt(downloadAddress.address, languageOf(itemLanguage))
  if (!story || addressOf(story) !== downloadAddress.address) throw notFound(downloadAddress)
  const { isOpenTo } = await readRights()
  if (!isOpenTo(story, customer)) {
    throw new CatalogueError(
      'access-forbidden',
      `${downloadAddress.address} is for other customers than ${customer.subject}`,
    )
  }
  const file = filesOf(story.content).find(({ item }) => item === downloadAddress.item)
  const asset = file && (await getPrivateAsset(file.src))
  if (!asset) throw notFound(downloadAddress)
  const { src, ...named } = file
  return { ...asset, ...named, edition: editionOf(src), story }
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
function filesOf(content: unknown): NamedFile[] {
  const document = tradeDocument.content.safeParse(content)
  if (document.success) {
    const { title, files, edition, date } = document.data
    return files.map((one): NamedFile => {
      const { src } = one.file
      const stated = { printed: one.version ?? edition, dated: one.date ?? date }
      return { item: itemOfFile(one), src, name: nameFor(title, src), title, language: one.language, ...stated }
    })
  }
  const gallery = tradeGallery.content.safeParse(content)
  if (!gallery.success) return []
  const { photos, date: dated } = gallery.data
  return photos.flatMap((photo) =>
    (['web', 'print'] as const).flatMap((rendition) => {
      const src = photo[rendition]?.src
      if (src === undefined) return []
      const { caption: title } = photo
      return [
        {
          item: itemOfPhoto(photo, src, rendition),
          src,
          name: nameFor(title, src, rendition),
          title,
          rendition,
          dated,
        },
      ]
    }),
  )
}

/** `Прайс-лист на ключи.pdf`; characters that a file system refuses become spaces. */
function nameFor(title: string, src: string, rendition?: string): string {
  // oxlint-disable-next-line no-control-regex -- a name must not contain any
  const plain = title.replace(/[\u0000-\u001f\u007f"*/:<>?\\|]+/g, ' ').trim()
  return `${plain}${rendition === undefined ? '' : ` (${rendition})`}.${endingOf(src)}`
}
