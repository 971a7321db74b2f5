import { keepClosed } from './browser/navigation/document-owner/keep-closed.client.ts'
import { handOver } from './browser/navigation/foreign-changes/hand-over.client.ts'
import { parseWithoutEval } from './server/security/parse-without-eval.client.ts'
import { trustOwnScripts } from './server/security/trust-own-scripts.client.ts'

// The framework runs this file before anything else of the page.
trustOwnScripts()
parseWithoutEval()
keepClosed()
handOver()
