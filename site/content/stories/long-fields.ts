/**
 * The fields of all kinds of stories that hold blocks, text with marks, pictures or a plugin's data, which is nearly all of an
 * answer: left out where nothing of the content is read. The test compares them with the schemas, which are too many to be
 * loaded for these names.
 */
export const longFields: readonly string[] = [
  'about',
  'access',
  'biography',
  'body',
  'chapters',
  'compatibility',
  'crossRefs',
  'data',
  'description',
  'faq',
  'fields',
  'files',
  'footerColumns',
  'hours',
  'images',
  'intro',
  'legalLinks',
  'menu',
  'openingHours',
  'packaging',
  'photos',
  'profiles',
  'purpose',
  'seo',
  'social',
  'spec',
  'titles',
  'variants',
  'videos',
]
