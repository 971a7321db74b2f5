import { defineDatasource } from './define-datasource.ts'

/** Lines that have shops and news of their own; the value is part of addresses such as `/tiendas-<value>`. */
export const productLines = defineDatasource('product_line', 'Product line', [
  ['llaves', 'Llaves', 'Keys'],
  ['maquinas', 'Máquinas', 'Machines'],
  ['electronica', 'Electrónica', 'Electronics'],
  ['cilindros', 'Cilindros y candados', 'Cylinders and padlocks'],
])
