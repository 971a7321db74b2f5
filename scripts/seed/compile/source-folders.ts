/** A folder of stories: its path of slugs, the editor's name for it, its slug in other languages. */
export type SourceFolder = { path: string; name: string; slugs: Readonly<Record<string, string>> }

/** Outer folders first. `global` is shared by all markets; what begins with `_` has no page of its own. */
export const sourceFolders: readonly SourceFolder[] = [
  { path: 'global', name: 'Global', slugs: {} },
  { path: 'global/productos', name: 'Productos', slugs: { en: 'products' } },
  { path: 'global/categorias', name: 'Categorías', slugs: { en: 'category' } },
  { path: 'global/recursos', name: 'Recursos', slugs: { en: 'resources' } },
  { path: 'global/eventos-y-noticias', name: 'Eventos y noticias', slugs: { en: 'events-and-news' } },
  {
    path: 'global/eventos-y-noticias/noticias-sobre-nosotras',
    name: 'Noticias sobre nosotras',
    slugs: { en: 'news-about-us' },
  },
  {
    path: 'global/eventos-y-noticias/comunicados-de-prensa',
    name: 'Comunicados de prensa',
    slugs: { en: 'press-releases' },
  },
  { path: '_data', name: 'Datos', slugs: {} },
  { path: '_data/downloads', name: 'Descargas', slugs: {} },
  { path: '_config', name: 'Configuración', slugs: {} },
]
