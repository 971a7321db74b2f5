import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Layer } from './layer.ts'
import { layers } from './layers.ts'
import { packageOwners } from './package-owners.ts'
import { siteFolders } from './site-folders.ts'

/** Our packages besides the site and their folders, an inner folder before the one around it. */
const workspaceFolders = {
  'local-stack': 'scripts/local-stack',
  'component-schemas': 'component-schemas',
  scripts: 'scripts',
  tests: 'tests',
  'cms-plugin': 'cms-plugin',
}

type ImportPattern = { regex: string; message: string }

/**
 * The layer table as linter overrides, one per folder.
 * A pattern refuses every own folder the row does not name: `#site/<folder>/…`, `component-schemas/…` and relative escapes.
 */
export function layerOverrides(prefix = '') {
  return layers.map((layer) => ({
    files: [`${prefix}${layer.folder}/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', { patterns: patternsFor(layer) }] as const },
  }))
}

function patternsFor(layer: Layer): ImportPattern[] {
  return [
    refusedSiteFolders(layer),
    ...refusedLoaders(layer),
    ...refusedWorkspaces(layer),
    ...refusedVendors(layer),
    ...Object.entries(layer.refusedPackages ?? {}).map(([name, why]) => packagePattern(name, why)),
  ]
}

/**
 * `#site/x/…` is refused unless x is the layer's own folder or named by it.
 * Every refused folder is spelled out: the linter's regex engine knows no look-ahead and skips such a pattern silently.
 */
function refusedSiteFolders(layer: Layer): ImportPattern {
  const message = `${layer.folder} may not import this folder of site (tests/architecture/layers.ts)`
  const allowed = [layer.folder, ...layer.mayImport].filter((folder) => folder.startsWith('site/'))
  if (allowed.length === 0) return { regex: '^(#site|site)/', message }
  const named = allowed.map((folder) => folder.replace('site/', ''))
  const refused = siteFolders.filter((folder) => !named.includes(folder)).flatMap((folder) => apartFrom(folder, named))
  return { regex: `^(#site|site)/(${refused.join('|')})([./]|$)`, message }
}

/** The folder, or, where a folder inside it may be imported, everything else that is in it. */
function apartFrom(folder: string, named: readonly string[]): string[] {
  if (!named.some((name) => name.startsWith(`${folder}/`))) return [folder]
  return readdirSync(join(import.meta.dirname, '../../site', folder))
    .map((entry) => `${folder}/${entry.replace(/\..*/, '')}`)
    .filter((entry) => !siteFolders.includes(entry))
}

/** Only a page kind names its loader, which a browser does not get (`imports` of `site/package.json`). */
function refusedLoaders({ folder }: Layer): ImportPattern[] {
  const isOfKinds = /^site\/(page-kinds(\/extranet)?|features\/.*)$/.test(folder)
  return isOfKinds ? [] : [{ regex: '^#load/', message: `${folder} may not import a loader: loadPage runs it` }]
}

function refusedWorkspaces(layer: Layer): ImportPattern[] {
  const message = `${layer.folder} may not import this package of ours (tests/architecture/layers.ts)`
  const own = Object.entries(workspaceFolders).find(([, folder]) => layer.folder.startsWith(folder))?.[0]
  const refused = Object.keys(workspaceFolders).filter((name) => name !== own && !layer.mayImport.includes(name))
  return refused.map((name) => ({ regex: `^${name}/`, message }))
}

/** A vendor package has one importing module in the site. */
function refusedVendors(layer: Layer): ImportPattern[] {
  if (!layer.folder.startsWith('site/')) return []
  return Object.entries(packageOwners)
    .filter(([, owners]) => !owners.includes(layer.folder))
    .map(([name, owners]) => packagePattern(name, `only ${owners.join(', ')} may import ${name}`))
}

function packagePattern(name: string, why: string): ImportPattern {
  return { regex: `^${name}(/|$)`, message: why }
}
