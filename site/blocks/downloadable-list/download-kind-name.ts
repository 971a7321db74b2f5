import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DownloadKind } from 'component-schemas/kinds/download-kinds.ts'

/** What a reader calls a file of each kind. */
export const downloadKindName: Readonly<Record<DownloadKind, MessageDescriptor>> = {
  brochure: msg`Brochure`,
  catalogue: msg`Catalogue`,
  instructions: msg`Instructions`,
  software: msg`Software`,
  video: msg`Video`,
}

/** The same above several files of the kind. */
export const downloadKindsName: Readonly<Record<DownloadKind, MessageDescriptor>> = {
  brochure: msg`Brochures`,
  catalogue: msg`Catalogues`,
  instructions: msg`Instructions and guides`,
  software: msg`Programs and updates`,
  video: msg`Films`,
}
