import { whenAtRest } from '#site/browser/navigation/rest-of-page/when-idle.client.ts'
import { isAllowed } from '../choice.ts'

let hasStarted = false

/** Reports how fast this document's pages are, once it is at rest and where statistics are allowed; else nothing is loaded. */
export function startFieldData(): void {
  if (hasStarted || !isAllowed('statistics', document.cookie)) return
  hasStarted = true
  whenAtRest(() => {
    void import('./report-field-data.client.ts').then((it) => it.reportFieldData()).catch(() => undefined)
  })
}
