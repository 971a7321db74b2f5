import { vi } from 'vitest'
import { type LocalService, spaceId, tokens } from '../support/local-service.ts'

/** The variables of a site that reads pages, drafts and plans from a service; its modules are to be imported after this. */
export function stubPreviewingSite({ url }: LocalService): void {
  vi.stubEnv('CONTENT_API_URL', `${url}/v2`)
  vi.stubEnv('CONTENT_PUBLIC_TOKEN', tokens.publicToken)
  vi.stubEnv('CONTENT_PREVIEW_TOKEN', tokens.previewToken)
  vi.stubEnv('CONTENT_REQUESTS_PER_SECOND', '1000')
  vi.stubEnv('CONTENT_MANAGEMENT_URL', url)
  vi.stubEnv('CONTENT_PREVIEW_PLAN_TOKEN', tokens.managementToken)
  vi.stubEnv('SPACE_ID', String(spaceId))
}
