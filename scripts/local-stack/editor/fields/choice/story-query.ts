import type { ListQuery } from '../../services/editor-services.ts'
import type { WireField } from '../../services/wire-component.ts'

/** The allowed stories of an option, as parameters of the management API's list of stories. */
export function storyQueryFor(field: WireField): ListQuery {
  const types = [field.filter_content_type ?? []].flat().filter((name) => name !== '')
  const folder = (field.folder_slug ?? '').replace(/^\/|\/?$/g, '')
  return {
    story_only: 'true',
    ...(types.length > 0 && { 'filter_query[component][in]': types.join(',') }),
    ...(folder !== '' && !folder.includes('{') && { starts_with: `${folder}/` }),
  }
}

/** The allowed targets of a link: some content types, some folder, or everything. */
export function linkQueryFor(field: WireField): ListQuery {
  const types = field.restrict_content_types ? (field.component_whitelist ?? []) : []
  const scope = field.force_link_scope ? (field.link_scope ?? '').replace(/^\/|\/?$/g, '') : ''
  return {
    story_only: 'true',
    // A link leads to a page that visitors can open: published, and not one of the folders of data and settings.
    is_published: 'true',
    excluding_slugs: '_*',
    ...(types.length > 0 && { 'filter_query[component][in]': types.join(',') }),
    ...(scope !== '' && { starts_with: `${scope}/` }),
  }
}

/** The stored reference of a story: its uuid, or its id as digits where the schema requires it. */
export function storyKeyFor(field: Pick<WireField, 'use_uuid'>, story: { id: number; uuid: string }): string {
  return field.use_uuid === false ? String(story.id) : story.uuid
}
