import { byLowerCase, defineDatasource } from './define-datasource.ts'

/** Every name here is invented; none belongs to a maker of locks, vehicles or keys. */
export const lockBrands = defineDatasource(
  'lock_brand',
  'Lock brand',
  byLowerCase(`
    Nordala Linverra Tesquil Arvendo Brumela Cordevan Dastiria Elmovar Fendrica Galtuno Hestrival Istrenga
    Jolvana Kelmadur Lorquesta Mirvando Ostrella Pelvadra Quintavel Rosmendi Selvoria Tarmundo Ulverza
    Vostrana
  `),
)

export const vehicleMakes = defineDatasource(
  'vehicle_make',
  'Vehicle make',
  byLowerCase(`
    Alvora Brenvik Castorel Dravida Estelmo Feronda Grelva Haldren Iberva Jantero Kortesa Lumeron Montavar
    Norrela Ostavia Pardena
  `),
)

/** Invented makers of key blanks whose codes are compared with ours. */
export const crossReferenceBrands = defineDatasource(
  'cross_ref_brand',
  'Cross-reference brand',
  byLowerCase('Cavelin Durmesa Ferrolinde Llavanta Mordaleva'),
)
