import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PhotoUsage } from 'component-schemas/photo-usages.ts'

/** What a reader may do with a picture, in a sentence. */
export const photoUsageLabels: Readonly<Record<PhotoUsage, MessageDescriptor>> = {
  trade: msg`May be used in your shop, your catalogues and on your website.`,
  press: msg`For the press only, with the name of the author.`,
  internal: msg`For training and instruction only; not for publication.`,
}
