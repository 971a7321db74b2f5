/** Where a story of the newsroom belongs; the value is stored, the name is for editors. */
export const newsChannels = {
  'news-about-us': 'News about us',
  'press-release': 'Press release',
} as const

export type NewsChannel = keyof typeof newsChannels
