/** The four fields of business a category may belong to; the value is stored, the name is for editors. */
export const areas = {
  automotive: 'Automotive',
  residential: 'Residential',
  industrial: 'Industrial',
  service: 'Service',
} as const
