import { matchesGlob } from 'node:path'

type FileRule = {
  files: string
  /** Why a release does not merge it, for the report. */
  reason: string
  /** Whose it is: a site's own from the first day, or made from other files, so that it is taken until a site makes its own. */
  owner: 'site' | 'command'
}

/** Files that are not merged. A release changes those of a site by its codemods alone (`codemod.ts`). */
export const fileRules: readonly FileRule[] = [
  { files: 'site/brand/**/!(*.test.ts)', owner: 'site', reason: 'says whose site it is' },
  { files: 'site/app/*icon*.{svg,png}', owner: 'site', reason: 'is the logo of the company' },
  {
    files: '{site/routing/{markets,locales},component-schemas/served}.ts',
    owner: 'site',
    reason: 'lists the markets and languages of the company',
  },
  { files: 'site/features*.{ts,tsx}', owner: 'site', reason: 'lists the features of the site' },
  { files: 'scripts/seed/{content,media}/**', owner: 'site', reason: 'is content' },
  { files: 'package-lock.json', owner: 'command', reason: 'has packages of yours: run npm install' },
  {
    files: 'tests/visual/pictures/**',
    owner: 'command',
    reason: 'shows your site: look at the differences, then run npm run visual -- --accept',
  },
  {
    files: 'component-schemas/presets/pictures/**',
    owner: 'command',
    reason: 'shows your site: run npm run gallery:pictures',
  },
]

/** The rule of a file; undefined for a file that is merged. */
export function ruleFor(path: string): FileRule | undefined {
  return fileRules.find(({ files }) => matchesGlob(path, files))
}
