import { keepClosed } from '#site/navigation/keep-closed.client.ts'
import { parseWithoutEval } from '#site/policy/parse-without-eval.client.ts'
import { trustOwnScripts } from '#site/policy/trust-own-scripts.client.ts'

// The framework runs this file before anything else of the page.
trustOwnScripts()
parseWithoutEval()
keepClosed()
