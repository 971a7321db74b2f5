import type { BrowserContext, Page } from '@playwright/test'

/** Policy violations on the pages of a context: the directive, the blocked resource, and the page. */
export type Violations = { all: () => string[] }

/** Receives every violation of a Content-Security-Policy from now on, frames included. */
export async function watchViolations(watched: Page | BrowserContext): Promise<Violations> {
  const received: string[] = []
  await watched.exposeFunction('reportViolation', (text: string) => void received.push(text))
  await watched.addInitScript(() => {
    const tell = (window as unknown as { reportViolation: (text: string) => void }).reportViolation
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, documentURI, sample, sourceFile } = event
      tell(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile} on ${documentURI}`)
    })
  })
  return { all: () => [...received] }
}
