/** Licences without obligations for a mere user of the package (SPDX names). */
export const allowedLicences: readonly string[] = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'Python-2.0',
  'Zlib',
  // Fonts, embedded as they are.
  'OFL-1.1',
  // Its obligations concern changes to the package's own files; none is changed.
  'MPL-2.0',
]

/** Packages reviewed one by one: a licence that is allowed for them only, or one that the package does not state. */
export const reviewedPackages: readonly { name: RegExp; licence: string; why: string }[] = [
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips as a shared library of its own; draws the demo’s pictures and serves the embedded image service',
  },
  { name: /^png-js$/, licence: '', why: 'its file LICENSE is MIT' },
  { name: /^@storyblok\/(preview-bridge|nuxt)$/, licence: '', why: 'part of the vendor’s repository, which is MIT' },
]

/** Packages that may run a script while they are installed. */
export const installScripts: readonly RegExp[] = []
