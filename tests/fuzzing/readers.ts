import type { Reader } from './reader.ts'
import { addressReaders } from './readers/addresses.ts'
import { commandReaders } from './readers/commands.ts'
import { contentReaders } from './readers/content.ts'
import { contentServiceReaders } from './readers/content-service.ts'
import { fileReaders } from './readers/files.ts'
import { formReaders } from './readers/forms.ts'
import { headerReaders } from './readers/headers.ts'
import { pictureReaders } from './readers/pictures.ts'
import { queryReaders } from './readers/queries.ts'
import { searchServiceReaders } from './readers/search-service.ts'
import { tokenReaders } from './readers/tokens.ts'

/** Every reader of input from outside. */
export const readers: readonly Reader[] = [
  ...addressReaders,
  ...queryReaders,
  ...headerReaders,
  ...tokenReaders,
  ...formReaders,
  ...fileReaders,
  ...contentReaders,
  ...contentServiceReaders,
  ...pictureReaders,
  ...searchServiceReaders,
  ...commandReaders,
]
