import { defineDatasource, labelTable } from './define-datasource.ts'

/** The departments of an office that a caller can reach. */
export const departments = defineDatasource(
  'department',
  'Department',
  labelTable(['headquarters', 'sales', 'after-sales', 'spare-parts', 'press'], {
    es: ['Casa central', 'Ventas', 'Servicio posventa', 'Recambios', 'Prensa'],
    en: ['Headquarters', 'Sales', 'After-sales service', 'Spare parts', 'Press'],
    pt: ['Sede', 'Vendas', 'Pós-venda', 'Peças de substituição', 'Imprensa'],
    nl: ['Hoofdkantoor', 'Verkoop', 'Aftersales', 'Onderdelen', 'Pers'],
    it: ['Sede centrale', 'Vendite', 'Assistenza post-vendita', 'Ricambi', 'Stampa'],
    de: ['Hauptsitz', 'Vertrieb', 'Kundendienst', 'Ersatzteile', 'Presse'],
    fr: ['Siège', 'Ventes', 'Service après-vente', 'Pièces détachées', 'Presse'],
    ro: ['Sediul central', 'Vânzări', 'Serviciu post-vânzare', 'Piese de schimb', 'Presă'],
    ru: ['Головной офис', 'Продажи', 'Послепродажное обслуживание', 'Запасные части', 'Пресс-служба'],
  }),
)
