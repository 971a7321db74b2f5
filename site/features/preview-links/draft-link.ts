import { msg } from '@lingui/core/macro'
import type { DraftLink } from '#site/page-kinds/preview/draft-tool.ts'
import { linkPanelPath } from './preview-addresses.ts'

export const linkToPanel: DraftLink = { path: linkPanelPath, label: msg`Share a preview` }
