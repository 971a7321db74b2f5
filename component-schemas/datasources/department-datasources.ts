import { defineDatasource } from './define-datasource.ts'

/** The departments of an office that a caller can reach. */
export const departments = defineDatasource('department', 'Department', [
  [
    'headquarters',
    {
      es: 'Casa central',
      en: 'Headquarters',
      pt: 'Sede',
      nl: 'Hoofdkantoor',
      it: 'Sede centrale',
      de: 'Hauptsitz',
      fr: 'Siège',
      ro: 'Sediul central',
      ru: 'Головной офис',
    },
  ],
  [
    'sales',
    {
      es: 'Ventas',
      en: 'Sales',
      pt: 'Vendas',
      nl: 'Verkoop',
      it: 'Vendite',
      de: 'Vertrieb',
      fr: 'Ventes',
      ro: 'Vânzări',
      ru: 'Продажи',
    },
  ],
  [
    'after-sales',
    {
      es: 'Servicio posventa',
      en: 'After-sales service',
      pt: 'Pós-venda',
      nl: 'Aftersales',
      it: 'Assistenza post-vendita',
      de: 'Kundendienst',
      fr: 'Service après-vente',
      ro: 'Serviciu post-vânzare',
      ru: 'Послепродажное обслуживание',
    },
  ],
  [
    'spare-parts',
    {
      es: 'Recambios',
      en: 'Spare parts',
      pt: 'Peças de substituição',
      nl: 'Onderdelen',
      it: 'Ricambi',
      de: 'Ersatzteile',
      fr: 'Pièces détachées',
      ro: 'Piese de schimb',
      ru: 'Запасные части',
    },
  ],
  [
    'press',
    {
      es: 'Prensa',
      en: 'Press',
      pt: 'Imprensa',
      nl: 'Pers',
      it: 'Stampa',
      de: 'Presse',
      fr: 'Presse',
      ro: 'Presă',
      ru: 'Пресс-служба',
    },
  ],
])
