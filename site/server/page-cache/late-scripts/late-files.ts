/**
 * What the first script of a page does with the files that wait under a `type` of their own. Their text is written into the page, so that they
 * name nothing outside of them. They need the document up to its end.
 */
export const lateFiles = {
  fetchScripts(type: string): void {
    for (const { src } of document.querySelectorAll<HTMLScriptElement>(`script[type="${type}"]`))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: src }))
  },
  /** A sheet that does not load holds up nothing. */
  loadSheets(type: string, then: () => void): void {
    let awaited = 1
    const arrived = () => {
      awaited -= 1
      if (awaited === 0) then()
    }
    for (const sheet of document.querySelectorAll(`link[type="${type}"]`)) {
      awaited += 1
      sheet.addEventListener('load', arrived)
      sheet.addEventListener('error', arrived)
      sheet.removeAttribute('type')
    }
    arrived()
  },
  /** A script that was taken for data runs when it is inserted again without its type. Its address stays as it is (Trusted Types). */
  runScripts(type: string): void {
    for (const script of document.querySelectorAll(`script[type="${type}"]`)) {
      script.removeAttribute('type')
      script.replaceWith(script)
    }
  },
}
