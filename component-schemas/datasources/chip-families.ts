import { defineDatasource } from './define-datasource.ts'

/** Invented identifiers of transponder chips. */
export const chipFamilies = defineDatasource('chip_family', 'Chip family', {
  vx11: 'VX11',
  vx13: 'VX13',
  vx20: 'VX20',
  vx24c: 'VX24C',
  qr4: 'QR4',
  qr7: 'QR7',
  tm8: 'TM8',
  tm8a: 'TM8A',
  od40: 'OD40',
  od42: 'OD42',
})
