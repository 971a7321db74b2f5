import { openPassedFiles } from './features/passing-files/open-passed-files.ts'
import type { Step } from './server/middleware/request-context.ts'

/** Steps of the features: behind the gate of previews, before an address is read. */
export const featureSteps: readonly Step[] = [openPassedFiles]
