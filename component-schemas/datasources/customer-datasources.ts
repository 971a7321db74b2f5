import { defineDatasource, labelTable } from './define-datasource.ts'

/** Groups of customers; the identity provider names them in its claims, documents of the extranet name who may read them. */
export const customerGroups = defineDatasource(
  'customer_group',
  'Customer group',
  labelTable(['distributor', 'locksmith', 'workshop', 'service'], {
    es: ['Distribuidores', 'Cerrajerías', 'Talleres de automoción', 'Servicio técnico autorizado'],
    en: ['Distributors', 'Locksmiths', 'Vehicle workshops', 'Authorised service'],
    pt: ['Distribuidores', 'Serralharias', 'Oficinas de automóveis', 'Assistência técnica autorizada'],
    nl: ['Distributeurs', 'Slotenmakers', 'Autowerkplaatsen', 'Erkende servicepartners'],
    it: ['Distributori', 'Ferramenta e serraturieri', 'Autofficine', 'Assistenza autorizzata'],
    de: ['Händler', 'Schlüsseldienste', 'Kfz-Werkstätten', 'Autorisierter Service'],
    fr: ['Distributeurs', 'Serruriers', 'Garages automobiles', 'Service agréé'],
    ro: ['Distribuitori', 'Lăcătuși', 'Ateliere auto', 'Service autorizat'],
    ru: ['Дистрибьюторы', 'Мастерские по ключам', 'Автомастерские', 'Авторизованный сервис'],
  }),
)

/** Parts of the house with documentation of their own. */
export const businessUnits = defineDatasource(
  'business_unit',
  'Business unit',
  labelTable(['italy', 'iberia', 'central-europe'], {
    es: ['Unidad de Italia', 'Unidad de Iberia', 'Unidad de Europa Central'],
    en: ['Italy unit', 'Iberia unit', 'Central Europe unit'],
    pt: ['Unidade de Itália', 'Unidade da Península Ibérica', 'Unidade da Europa Central'],
    nl: ['Eenheid Italië', 'Eenheid Iberië', 'Eenheid Centraal-Europa'],
    it: ['Unità Italia', 'Unità Iberia', 'Unità Europa centrale'],
    de: ['Bereich Italien', 'Bereich Iberien', 'Bereich Mitteleuropa'],
    fr: ['Unité Italie', 'Unité Ibérie', 'Unité Europe centrale'],
    ro: ['Unitatea Italia', 'Unitatea Iberia', 'Unitatea Europa Centrală'],
    ru: ['Подразделение в Италии', 'Подразделение в Испании и Португалии', 'Подразделение в Центральной Европе'],
  }),
)
