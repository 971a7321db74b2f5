import { trustOwnScripts } from '#site/policy/trust-own-scripts.client.ts'

// The framework runs this file before anything else of the page.
trustOwnScripts()
