import { defineDatasource } from './define-datasource.ts'

/** Groups of customers; the identity provider names them in its claims, documents of the extranet name who may read them. */
export const customerGroups = defineDatasource('customer_group', 'Customer group', [
  [
    'distributor',
    {
      es: 'Distribuidores',
      en: 'Distributors',
      pt: 'Distribuidores',
      nl: 'Distributeurs',
      it: 'Distributori',
      de: 'Händler',
      fr: 'Distributeurs',
      ro: 'Distribuitori',
      ru: 'Дистрибьюторы',
    },
  ],
  [
    'locksmith',
    {
      es: 'Cerrajerías',
      en: 'Locksmiths',
      pt: 'Serralharias',
      nl: 'Slotenmakers',
      it: 'Ferramenta e serraturieri',
      de: 'Schlüsseldienste',
      fr: 'Serruriers',
      ro: 'Lăcătuși',
      ru: 'Мастерские по ключам',
    },
  ],
  [
    'workshop',
    {
      es: 'Talleres de automoción',
      en: 'Vehicle workshops',
      pt: 'Oficinas de automóveis',
      nl: 'Autowerkplaatsen',
      it: 'Autofficine',
      de: 'Kfz-Werkstätten',
      fr: 'Garages automobiles',
      ro: 'Ateliere auto',
      ru: 'Автомастерские',
    },
  ],
  [
    'service',
    {
      es: 'Servicio técnico autorizado',
      en: 'Authorised service',
      pt: 'Assistência técnica autorizada',
      nl: 'Erkende servicepartners',
      it: 'Assistenza autorizzata',
      de: 'Autorisierter Service',
      fr: 'Service agréé',
      ro: 'Service autorizat',
      ru: 'Авторизованный сервис',
    },
  ],
])

/** Parts of the house with documentation of their own. */
export const businessUnits = defineDatasource('business_unit', 'Business unit', [
  [
    'italy',
    {
      es: 'Unidad de Italia',
      en: 'Italy unit',
      pt: 'Unidade de Itália',
      nl: 'Eenheid Italië',
      it: 'Unità Italia',
      de: 'Bereich Italien',
      fr: 'Unité Italie',
      ro: 'Unitatea Italia',
      ru: 'Подразделение в Италии',
    },
  ],
  [
    'iberia',
    {
      es: 'Unidad de Iberia',
      en: 'Iberia unit',
      pt: 'Unidade da Península Ibérica',
      nl: 'Eenheid Iberië',
      it: 'Unità Iberia',
      de: 'Bereich Iberien',
      fr: 'Unité Ibérie',
      ro: 'Unitatea Iberia',
      ru: 'Подразделение в Испании и Португалии',
    },
  ],
  [
    'central-europe',
    {
      es: 'Unidad de Europa Central',
      en: 'Central Europe unit',
      pt: 'Unidade da Europa Central',
      nl: 'Eenheid Centraal-Europa',
      it: 'Unità Europa centrale',
      de: 'Bereich Mitteleuropa',
      fr: 'Unité Europe centrale',
      ro: 'Unitatea Europa Centrală',
      ru: 'Подразделение в Центральной Европе',
    },
  ],
])
