import { one, type PlantedDefect } from './planted-defect.fixture.ts'

/** One difference between the space's schema and the repository's a row; each opens the first story that contains the block. */
export const plantedSchemaDrift: readonly PlantedDefect[] = [
  {
    title: 'a field that somebody made stricter in the CMS',
    plant: (_, schema) =>
      Object.assign(schema['full_banner']?.schema['title'] ?? {}, { max_length: 20, tooltip: true }),
    finds: one('schema-drift', ['global/home', 'body[0].title'], { says: 'full_banner.title differs (max_length)' }),
  },
  {
    title: 'a field that somebody added in the CMS',
    plant: (_, schema) => Object.assign(schema['accordion']?.schema ?? {}, { badge: { type: 'text', pos: 9 } }),
    finds: one('schema-drift', ['global/home', 'body[1].badge'], { says: 'only the space has the field' }),
  },
  {
    title: 'a field that the space has lost',
    plant: (_, schema) => delete schema['product']?.schema['summary'],
    finds: one('schema-drift', ['global/productos/yun-1', 'summary'], { says: 'no field product.summary' }),
  },
  {
    title: 'a block that got another name for editors',
    plant: (_, schema) => Object.assign(schema['menu_item'] ?? {}, { display_name: 'Entry' }),
    finds: one('schema-drift', ['_config/site-settings', 'menu[0]'], { says: 'menu_item differs (display_name)' }),
  },
  {
    title: 'a block that the space does not have, and no story holds',
    plant: (_, schema) => delete schema['small_banner'],
    finds: one('schema-drift', ['', ''], { says: 'the space has no block small_banner' }),
  },
  {
    title: 'a block that only the space has',
    plant: (_, schema) => Object.assign(schema, { ticker: { name: 'ticker', schema: {} } }),
    finds: one('schema-drift', ['', ''], { says: 'only the space has the block ticker' }),
  },
]
