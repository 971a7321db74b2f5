import { defineDatasource } from './define-datasource.ts'

/** Product specification section 3: the eight disciplines that events and athletes are filtered by. */
export const disciplines = defineDatasource('discipline', 'Discipline', [
  ['triathlon', 'Triatlón', 'Triathlon'],
  ['triathlon_cross', 'Triatlón cross', 'Cross triathlon'],
  ['winter_triathlon', 'Triatlón de invierno', 'Winter triathlon'],
  ['duathlon', 'Duatlón', 'Duathlon'],
  ['duathlon_cross', 'Duatlón cross', 'Cross duathlon'],
  ['aquathlon', 'Acuatlón', 'Aquathlon'],
  ['walking', 'Marcha', 'Race walking'],
  ['track_races', 'Carreras en pista', 'Track races'],
])
