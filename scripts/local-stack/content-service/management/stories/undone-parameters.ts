import type { Undone } from '../read-request.ts'

/** Parameters of the vendor's lists of stories that would do nothing here. */
export const undoneInLists: Undone = {
  in_workflow_stages: 'This space has no workflow stages',
  has_workflow_stages: 'This space has no workflow stages',
  branch_id: 'This space has no pipelines',
  pinned: 'This service pins no stories',
  mine: 'This service does not store whose stories are',
  favourite: 'This service stores no favourites',
  with_summary: 'This service makes no summaries of stories',
  with_translated_stories: 'Languages are fields of one story here, not stories of their own',
  custom_sorting: 'Lists are sorted by sort_by',
}

/** Of creating a story. */
export const undoneInCreation: Undone = {
  preset_id: 'The content of a new story comes with the request; no preset is filled in',
  use_default_preset: 'The content of a new story comes with the request; no preset is filled in',
  disable_fe_editor: 'disable_fe_editor is a key of the story',
}

/** Of saving a story. */
export const undoneInChanges: Undone = {
  ai_translate_language: 'This service translates nothing',
  strict_mode: 'Content is stored as it is sent; fields are not checked against their component',
}

/** Of duplicating a story. */
export const undoneInCopies: Undone = {
  auto_create_folders: 'A story is duplicated into a folder that exists',
  target_dimension: 'Languages are fields of one story here; there are no folders of dimensions',
  release_id: 'A story is duplicated as its draft is; the copy can then be put into a release',
  same_path: 'A story is duplicated into the folder that parent_id names',
  modify_translated_slugs: 'Translated slugs are not duplicated',
}
