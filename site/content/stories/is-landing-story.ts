import type { WireStory } from '../client/wire-story.ts'

/** Whether the editor made a landing of the story: it is drawn without the menus that lead away from it. */
export function isLandingStory({ content }: Pick<WireStory, 'content'>): boolean {
  return content.component === 'page' && (content['template'] === 'landing' || content['template'] === 'thank-you')
}
