/** Name of the field plugin that edits a landing (Storyblok docs, field plugin). */
export const landingFieldType = 'custom-landing-data'
