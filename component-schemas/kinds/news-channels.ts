/** The channel of a story in the newsroom; the value is stored, the name is for editors. */
export const newsChannels = {
  'news-about-us': 'News about us',
  'press-release': 'Press release',
} as const

export type NewsChannel = keyof typeof newsChannels
