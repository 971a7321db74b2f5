import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type {
  TradeDocumentCard,
  TradeEntryCard,
  TradeGalleryCard,
  TradeNoticeCard,
  TradePhotoCard,
  TradeProductCard,
} from 'component-schemas/cards/trade-cards.ts'
import { tradeNotice } from 'component-schemas/content-types/trade-notice/schema.ts'
import { exampleText } from 'component-schemas/schema/example-values.ts'

export const newer: TradeDocumentCard = {
  uuid: 'd-2',
  title: 'Tarifa 2026-2',
  kind: 'price-list',
  date: '2026-07-01T00:00:00.000Z',
  edition: '2026-2',
  teaser: 'Precios sin impuestos.',
  whatsNew: 'El latón sube un 3 %.',
  validFrom: '2026-07-15T00:00:00.000Z',
  unit: 'Llaves',
  href: '/extranet/catalogos/tarifa-2026-2',
  files: [
    {
      language: 'es',
      href: '/api/downloads/global/catalogos/tarifa-2026-2/es.pdf',
      fileType: 'PDF',
      sizeBytes: 48_213,
      version: '2026-2',
      date: '2026-07-01T00:00:00.000Z',
      pages: 12,
      mark: { isInBasket: false, taken: { kind: 'earlier', at: '2026-05-03T08:00:00.000Z' } },
    },
    {
      language: 'it',
      href: '/api/downloads/global/catalogos/tarifa-2026-2/it.pdf',
      fileType: 'PDF',
      mark: { isInBasket: true },
    },
    { language: 'any', href: '/api/downloads/global/catalogos/tarifa-2026-2/any.zip' },
  ],
  change: { kind: 'new', at: '2026-11-20T08:00:00.000Z' },
}
export const older: TradeDocumentCard = {
  uuid: 'd-1',
  title: 'Tarifa 2026-1',
  kind: 'price-list',
  date: '2026-01-01T00:00:00.000Z',
  validFrom: '2026-01-01T00:00:00.000Z',
  validBefore: '2026-07-15T00:00:00.000Z',
  href: '/extranet/catalogos/tarifa-2026-1',
  files: [{ language: 'es', href: '/api/downloads/global/catalogos/tarifa-2026-1/es.pdf' }],
  replacedBy: { title: newer.title, href: newer.href },
}
export const documents = [newer, older]
export const notices: TradeNoticeCard[] = [
  {
    uuid: 'n-1',
    title: 'El T46 se pide por cajas',
    date: '2026-10-01T00:00:00.000Z',
    line: 'Transpondedores',
    teaser: 'Desde el lunes.',
    href: '/extranet/noticias/t46',
  },
  { uuid: 'n-2', title: 'Cierre de agosto', date: '2026-07-10T00:00:00.000Z', line: 'Llaves', href: '/extranet/n2' },
]
export const entries: TradeEntryCard[] = [
  { uuid: 'e-1', title: 'Llaves', teaser: 'Planas y de puntos.', href: '/extranet/catalogos/llaves', count: 3 },
  { uuid: 'e-2', title: 'Máquinas', href: '/extranet/catalogos/maquinas', count: 1 },
]
export const photos: TradePhotoCard[] = [
  {
    key: 'p-1',
    caption: 'Llaves de casa',
    alt: 'Tres llaves en fila',
    rights: 'Vera Solís',
    usage: 'press',
    web: { href: '/api/downloads/web.webp', fileType: 'WEBP', sizeBytes: 90_000, width: 1200, height: 800 },
    print: { href: '/api/downloads/print.webp', fileType: 'WEBP', sizeBytes: 900_000, width: 3600, height: 2400 },
  },
  {
    key: 'p-2',
    caption: 'Taller',
    alt: 'Un banco de ajuste',
    usage: 'internal',
    web: { href: '/api/downloads/2.webp' },
  },
]
export const gallery: TradeGalleryCard = {
  uuid: 'g-1',
  title: 'Llaves recortadas',
  teaser: 'Sobre fondo blanco.',
  href: '/extranet/galeria/llaves',
  count: 2,
  cover: { href: '/api/downloads/web.webp', width: 1200, height: 800 },
}
export const product: TradeProductCard = {
  uuid: 't-1',
  code: 'TES-4RS.T46',
  name: 'Llave con transpondedor',
  href: '/extranet/productos/tes-4rs',
  catalogueHref: '/productos/tes-4rs',
  listPriceEur: 12.5,
  discountGroup: 'B',
  minimumOrder: 10,
  leadTimeDays: 2,
  availability: 'in-stock',
}
/** A product without any details from its editor. */
export const sparse: TradeProductCard = {
  uuid: 't-2',
  code: 'ZD-EXP24',
  name: 'Expositor',
  href: '/extranet/zd',
  availability: 'on-order',
}
export const shown: ProductCard[] = [
  { uuid: 'p-1', code: 'NOR-1R', name: 'NOR-1R', kind: 'key_blank', status: 'active', href: '/productos/nor-1r' },
]
export const notice = tradeNotice.content.parse({
  component: 'trade_notice',
  _uid: 'n-1',
  title: 'El T46 se pide por cajas',
  date: '2026-10-01 00:00',
  line: 'transpondedores',
  teaser: 'Desde el lunes.',
  body: exampleText('Una caja tiene diez llaves.'),
})
