import { defineDatasource } from './define-datasource.ts'

export const keyTypes = defineDatasource('key_type', 'Key type', [
  ['flat', 'Llave plana', 'Flat key'],
  ['cylinder', 'Llave de cilindro', 'Cylinder key'],
  ['dimple', 'Llave de puntos', 'Dimple key'],
  ['laser', 'Llave de regata', 'Laser-cut key'],
  ['cruciform', 'Llave de cruz', 'Cruciform key'],
  ['tubular', 'Llave tubular', 'Tubular key'],
  ['bit', 'Llave de paletón', 'Bit key'],
  ['vehicle', 'Llave de vehículo', 'Vehicle key'],
  ['pump', 'Llave de bomba', 'Pump key'],
])

export const bowShapes = defineDatasource('bow_shape', 'Bow shape', [
  ['round', 'Redonda', 'Round'],
  ['square', 'Cuadrada', 'Square'],
  ['hexagon', 'Hexagonal', 'Hexagonal'],
  ['oval', 'Ovalada', 'Oval'],
  ['trefoil', 'Trébol', 'Trefoil'],
  ['plastic', 'Plástico, grande', 'Large plastic'],
])

export const materials = defineDatasource('material', 'Material', [
  ['brass', 'Latón', 'Brass'],
  ['nickel_silver', 'Alpaca', 'Nickel silver'],
  ['steel', 'Acero', 'Steel'],
  ['stainless_steel', 'Acero inoxidable', 'Stainless steel'],
  ['zamak', 'Zamak', 'Zinc alloy'],
  ['carbide', 'Metal duro', 'Carbide'],
  ['high_speed_steel', 'Acero rápido', 'High-speed steel'],
  ['plastic', 'Plástico', 'Plastic'],
])

export const finishes = defineDatasource('finish', 'Finish', [
  ['plain', 'Sin recubrir', 'Uncoated'],
  ['nickel_plated', 'Niquelado', 'Nickel-plated'],
  ['brass_plated', 'Latonado', 'Brass-plated'],
  ['polished', 'Pulido', 'Polished'],
  ['brushed', 'Cepillado', 'Brushed'],
  ['black_oxide', 'Pavonado', 'Black oxide'],
  ['titanium_nitride', 'Nitruro de titanio', 'Titanium nitride'],
])

/** Invented identifiers of transponder chips. */
export const chipFamilies = defineDatasource('chip_family', 'Chip family', [
  ['vx11', 'VX11'],
  ['vx13', 'VX13'],
  ['vx20', 'VX20'],
  ['vx24c', 'VX24C'],
  ['qr4', 'QR4'],
  ['qr7', 'QR7'],
  ['tm8', 'TM8'],
  ['tm8a', 'TM8A'],
  ['od40', 'OD40'],
  ['od42', 'OD42'],
])
