/** Written into the bundle when it is built (`server/build-field.ts`). */
declare const __CMS_ORIGIN__: string
declare const __STORIES_URL__: string

/** Origin of the editor around the plugin; the vendor's own unless the bundle was built for another. */
export const cmsOrigin = typeof __CMS_ORIGIN__ === 'undefined' ? 'https://app.storyblok.com' : __CMS_ORIGIN__

/** The address at which stories are looked up: the delivery API of the space's region. */
export const storiesUrl =
  typeof __STORIES_URL__ === 'undefined' ? 'https://api.storyblok.com/v2/cdn/stories' : __STORIES_URL__
