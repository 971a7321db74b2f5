/** A folder of stories: its path of slugs, the editor's name for it, its slug in other languages. */
export type SourceFolder = { path: string; name: string; slugs: Readonly<Record<string, string>> }

/** Outer folders first. `global` is shared by all markets; what begins with `_` has no page of its own. */
export const sourceFolders: readonly SourceFolder[] = [
  { path: 'global', name: 'Global', slugs: {} },
  { path: 'global/productos', name: 'Productos', slugs: { en: 'products' } },
  { path: 'global/categorias', name: 'Categorías', slugs: { en: 'category' } },
  { path: '_config', name: 'Configuración', slugs: {} },
]
