/**
 * The pages of which pictures are kept: each template with little content and with the most that the demo has. Content
 * that depends on the clock (the list of events, a fair that is on today) is left out: its picture would differ every day.
 */
export const cachedPages: Readonly<Record<string, readonly string[]>> = {
  home: ['/', '/de'],
  generic: ['/contacto', '/muestrario'],
  landing: ['/un-jueves-en-el-banco'],
  'custom-landing': ['/landing-smart-pro-mini'],
  'category-listing': ['/categorias/programadores', '/categorias/llaves-residenciales'],
  'product-listing': ['/productos', '/de/produkte'],
  'product-detail': ['/productos/cep-2', '/productos/nor-1r', '/productos/titan-e3'],
  'product-resource': ['/recursos/cambiar-la-fresa', '/recursos/sistema-titan-e3'],
  'downloads-skeleton': ['/recursos/descargas'],
  'thank-you': ['/thank-you'],
  'key-finder': ['/buscar/llave', '/buscar/llave?key-type=cylinder&length=29.6'],
  'product-comparison': ['/productos/comparar?c=NOR-1R,LIN-12DP,ARA-5T'],
  'product-list': ['/productos/mi-lista', '/productos/mi-lista?l=NOR-1R*20,LIN-12DP'],
  'code-check': ['/productos/codigos'],
  search: ['/buscar', '/buscar?q=nor-1r'],
  newsroom: ['/eventos-y-noticias', '/eventos-y-noticias/noticias-sobre-nosotras'],
  news: [
    '/eventos-y-noticias/comunicados-de-prensa/la-viruta-vuelve-a-la-fundicion',
    '/eventos-y-noticias/noticias-sobre-nosotras/manos-que-miden',
  ],
  event: ['/eventos-y-noticias/eventos/triatlon-blanco'],
  athletes: ['/sobre-nosotros/equipo-de-triatlon', '/sobre-nosotros/equipo-de-triatlon/lucia-ferran'],
  'photo-gallery': ['/eventos-y-noticias/galerias-de-fotos', '/eventos-y-noticias/fotos-feria-de-otono'],
  bulletins: ['/recursos/bulletins', '/recursos/bulletins/tb-2026-014'],
  catalogues: ['/recursos/catalogos', '/recursos/catalogos/llaves-residenciales-2026'],
  agents: ['/recursos/agente-de-ventas', '/recursos/agente-de-ventas/vera-solis'],
  shops: ['/tiendas-cilindros', '/tiendas-llaves', '/tiendas-llaves/la-muesca'],
  offices: ['/contactos', '/contactos/ventas-america'],
  jobs: ['/trabaja-con-nosotros', '/trabaja-con-nosotros/metrologia'],
  form: ['/forms/solicitud-de-empleo'],
  error: ['/no-hay-tal-pagina'],
}
