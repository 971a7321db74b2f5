import type { Plugin } from 'vite'

/** Puts the style sheet into the script: the CMS takes one file. */
export function styleInScript(): Plugin {
  return {
    name: 'style-in-script',
    enforce: 'post',
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'))
      const styles = sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('\n')
      for (const { fileName } of sheets) delete bundle[fileName]
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk' || !part.isEntry) continue
        const sheet = JSON.stringify(styles)
        part.code = `document.head.append(Object.assign(document.createElement("style"),{textContent:${sheet}}));${part.code}`
      }
    },
  }
}
