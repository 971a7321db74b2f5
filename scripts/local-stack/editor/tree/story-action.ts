/** What can be done with a row of the list. */
export type StoryAction = 'newStory' | 'newFolder' | 'rename' | 'move' | 'duplicate' | 'delete'
