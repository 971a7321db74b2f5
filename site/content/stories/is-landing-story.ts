import type { WireStory } from '../delivery/wire-story.ts'

/** Whether the story is a landing: it is rendered without the menus that lead away from it. */
export function isLandingStory({ content }: Pick<WireStory, 'content'>): boolean {
  return content.component === 'page' && (content['template'] === 'landing' || content['template'] === 'thank-you')
}
