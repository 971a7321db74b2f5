import type { MarketId } from 'site/routing/markets.ts'
import { routeTable } from 'site/routing/route-table.ts'
import { folderSlugs } from './folder-slugs.ts'
import { spaceLocales } from './space-locales.ts'

/** A folder of stories: its path of slugs, the editor's name for it, its slug in other languages. */
export type SourceFolder = { path: string; name: string; slugs: Readonly<Record<string, string>> }

/** Name of a folder that an address leads through, by its Spanish path below the folder of a market. */
const pageFolders: readonly (readonly [path: string, name: string])[] = [
  ['sobre-nosotros', 'Sobre nosotros'],
  ['sobre-nosotros/nuestra-compania', 'Nuestra compañía'],
  ['sobre-nosotros/equipo-de-triatlon', 'Equipo de triatlón'],
  ['postventa', 'Postventa'],
  ['categorias', 'Categorías'],
  ['contact-us', 'Contacto'],
  ['contactos', 'Contactos'],
  ['forms', 'Formularios'],
  ['eventos-y-noticias', 'Eventos y noticias'],
  ['eventos-y-noticias/eventos', 'Eventos'],
  ['eventos-y-noticias/noticias-sobre-nosotras', 'Noticias sobre nosotras'],
  ['eventos-y-noticias/comunicados-de-prensa', 'Comunicados de prensa'],
  ['soluciones-industriales', 'Soluciones industriales'],
  ['nuevas-soluciones', 'Nuevas soluciones'],
  ['productos', 'Productos'],
  ['productos/automotive', 'Automoción'],
  ['productos/residencial', 'Residencial'],
  ['recursos', 'Recursos'],
  ['recursos/bulletins', 'Boletines'],
  ['recursos/catalogos', 'Catálogos'],
  ['recursos/agente-de-ventas', 'Agentes de ventas'],
  ['tiendas-llaves', 'Tiendas de llaves'],
  ['tiendas-maquinas', 'Tiendas de máquinas'],
  ['tiendas-electronica', 'Tiendas de electrónica'],
  ['tiendas-cilindros', 'Tiendas de cilindros'],
  ['trabaja-con-nosotros', 'Trabaja con nosotros'],
  ['buscar', 'Buscar'],
  ['extranet', 'Extranet'],
  ['extranet/catalogos', 'Catálogos'],
  ['extranet/documentazione-per-bu-italia', 'Documentación para la unidad de Italia'],
  ['extranet/noticias-de-llaves', 'Noticias de llaves'],
  ['extranet/noticias-de-maquinas', 'Noticias de máquinas'],
  ['extranet/noticias-de-electronica', 'Noticias de electrónica'],
  ['extranet/noticias-de-cilindros', 'Noticias de cilindros'],
  ['extranet/galeria-de-fotos', 'Galería de fotos'],
  ['extranet/productos', 'Productos'],
  ['extranet/productos/automotive', 'Automoción'],
  ['extranet/productos/residencial', 'Residencial'],
]

/** The folders of single-country markets contain only stories that differ there; products, categories and resources never do. */
const countryNames: Readonly<Record<Exclude<MarketId, 'base' | 'global'>, string>> = {
  italy: 'Italia',
  spain: 'España',
  france: 'Francia',
  germany: 'Alemania',
}
const countryFolders = Object.entries(countryNames)
const ownOfCountries = /^(contactos|eventos-y-noticias|tiendas-|trabaja-con-nosotros|extranet($|\/noticias-de-))/

/** Folders of content that no address leads through. */
const plainFolders: readonly (readonly [path: string, name: string])[] = [
  ['landings', 'Landings'],
  ['_data', 'Datos'],
  ['_data/downloads', 'Descargas'],
  ['_data/athletes', 'Atletas'],
  ['_data/sales-agents', 'Agentes de ventas'],
  ['_data/galleries', 'Galerías'],
  ['_data/offices', 'Oficinas'],
  ['_data/redirects', 'Redirecciones'],
  ['_config', 'Configuración'],
]

/** Folders that editors made where an address has a parameter: their slugs are content, not words of the route table. */
const ownFolders: readonly SourceFolder[] = [
  {
    path: 'global/extranet/catalogos/llaves',
    name: 'Llaves',
    slugs: inLanguages('keys chaves sleutels chiavi schluessel cles chei klyuchi'),
  },
  {
    path: 'global/extranet/catalogos/maquinas',
    name: 'Máquinas',
    slugs: inLanguages('machines maquinas machines macchine maschinen machines masini stanki'),
  },
  {
    path: 'global/extranet/galeria-de-fotos/productos',
    name: 'Productos',
    slugs: inLanguages('products produtos producten prodotti produkte produits produse izdeliya'),
  },
  {
    path: 'global/extranet/galeria-de-fotos/productos/maquinas',
    name: 'Máquinas',
    slugs: inLanguages('machines maquinas machines macchine maschinen machines masini stanki'),
  },
  {
    path: 'global/extranet/productos/residencial/llaves-de-puntos',
    name: 'Llaves de puntos',
    slugs: inLanguages(
      'dimple-keys chaves-de-pontos putjessleutels chiavi-punzonate bohrmuldenschluessel cles-a-points chei-cu-puncte perforirovannye-klyuchi',
    ),
  },
  {
    path: 'global/extranet/productos/maquinas',
    name: 'Máquinas',
    slugs: inLanguages('machines maquinas machines macchine maschinen machines masini stanki'),
  },
]

/** Slugs in the order of the languages of a space. */
function inLanguages(slugs: string): Record<string, string> {
  const own = slugs.split(' ')
  return Object.fromEntries(spaceLocales.map((locale, index) => [locale, own[index] ?? '']))
}

/** Outer folders first. `global` is shared by all markets; a folder that begins with `_` has no page of its own. */
export const sourceFolders: readonly SourceFolder[] = [
  ...marketFolders('global', 'Global', pageFolders),
  ...ownFolders,
  ...countryFolders.flatMap(([path, name]) =>
    marketFolders(
      path,
      name,
      pageFolders.filter(([own]) => ownOfCountries.test(own)),
    ),
  ),
  ...plainFolders.map(([path, name]) => ({ path, name, slugs: {} })),
]

/** A market's folder and those in it. */
function marketFolders(market: string, name: string, inner: typeof pageFolders): SourceFolder[] {
  return [
    { path: market, name, slugs: {} },
    ...inner.map(([path, own]) => ({
      path: `${market}/${path}`,
      name: own,
      slugs: folderSlugs(path, routeTable),
    })),
  ]
}
