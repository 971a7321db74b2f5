import type { DraftTool } from '#site/page-kinds/preview/draft-tool.ts'
import { OnPage } from './on-page.client.tsx'

export const writingOnPageTool: DraftTool = { name: 'writing-on-page', Tool: OnPage }
