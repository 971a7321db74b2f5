/** Actions on a row of the list. */
export type StoryAction = 'newStory' | 'newFolder' | 'rename' | 'move' | 'duplicate' | 'delete'
