import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NewsChannel } from 'component-schemas/news-channels.ts'

/** The word above a story's title that says who is speaking. */
export const channelName: Readonly<Record<NewsChannel, MessageDescriptor>> = {
  'news-about-us': msg`About us`,
  'press-release': msg`Press release`,
}
