/** The imports that a folder may have: one row of `layers.ts`. */
export type Layer = {
  /** Folder, relative to the root of the repository. */
  folder: string
  /** Our own folders this one may import from, besides itself. `site/...` rows name folders under `site`. */
  mayImport: readonly string[]
  /** npm packages refused here although the workspace has them, with the reason shown to the developer. */
  refusedPackages?: Readonly<Record<string, string>>
}
