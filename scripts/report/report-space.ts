import type { Editor } from 'cms-plugin/reports/editor-address.ts'
import type { Finding } from 'cms-plugin/reports/finding.ts'
import { type ReportOptions, startReport } from 'cms-plugin/reports/start-report.ts'
import { registry as ownRegistry } from 'component-schemas/registry.ts'
import { managementRequests, type Space } from '../management/management-requests.ts'
import { readStories, readStoryIndex } from './read-stories.ts'

export type SpaceReport = {
  /** Stories without folders. */
  storyCount: number
  /** Story by story in the order of their ids, then what only all of them tell. */
  findings: Finding[]
}

export type SpaceReportOptions = Space & {
  editor: Editor
  /** Languages whose translations are asked for, besides the default one. */
  languages: readonly string[]
  /** Which findings are kept; all when not given. */
  isWanted?: (finding: Finding) => boolean
  /** What content may hold; the repository's own contract when not given. */
  registry?: ReportOptions['registry']
}

/**
 * Reads a space through the management API and reports what is to be put in order. The draft of each story is looked at
 * once and dropped.
 * @throws Error with a sentence when the service refuses or does not answer
 */
export async function reportSpace(options: SpaceReportOptions): Promise<SpaceReport> {
  const { editor, languages, isWanted = () => true, registry = ownRegistry } = options
  const requests = managementRequests(options)
  const stories = await readStoryIndex(requests)
  const report = startReport({ registry, stories, languages, editor })
  const findings: Finding[] = []
  for await (const story of readStories(requests, stories)) findings.push(...report.check(story).filter(isWanted))
  for (const finding of report.finish()) if (isWanted(finding)) findings.push(finding)
  return { storyCount: [...stories.values()].filter(({ isFolder }) => !isFolder).length, findings }
}
