import { byLowerCase, defineDatasource } from './define-datasource.ts'

/** Invented identifiers of transponder chips. */
export const chipFamilies = defineDatasource(
  'chip_family',
  'Chip family',
  byLowerCase('VX11 VX13 VX20 VX24C QR4 QR7 TM8 TM8A OD40 OD42'),
)
