import type { EditorServices } from '../../services/editor-services.ts'
import type { WireAsset } from '../../services/wire-asset.ts'
import type { WireStoryRow } from '../../services/wire-story.ts'

/** A row of the list of stories. */
export function exampleStory(name: string, slug: string, more: Partial<WireStoryRow> = {}): WireStoryRow {
  return {
    id: slug.length,
    uuid: `00000000-0000-4000-8000-${slug.padEnd(12, '0').slice(0, 12)}`,
    name,
    slug,
    full_slug: `global/${slug}`,
    path: null,
    parent_id: 0,
    is_folder: false,
    is_startpage: false,
    position: 0,
    default_root: null,
    content_type: 'page',
    published: true,
    unpublished_changes: false,
    published_at: null,
    updated_at: '2026-01-01T00:00:00.000Z',
    created_at: '2026-01-01T00:00:00.000Z',
    tag_list: [],
    current_version_id: null,
    base_version_id: null,
    main_version_id: null,
    release_ids: [],
    only_in_release: null,
    publish_at: null,
    expire_at: null,
    ...more,
  }
}

/** An asset of the library. */
export function exampleAsset(id: number, name: string, more: Partial<WireAsset> = {}): WireAsset {
  return {
    id,
    filename: `http://localhost:4010/f/1/1200x800/00000000${id}/${name}`,
    short_filename: name,
    content_type: 'image/webp',
    content_length: 1000,
    alt: '',
    title: '',
    copyright: '',
    focus: '',
    source: '',
    asset_folder_id: null,
    meta_data: {},
    ...more,
  }
}

/** Services of a small space; a test overrides the ones under test. */
export function exampleServices(more: Partial<EditorServices> = {}): EditorServices {
  return {
    spaceId: 1,
    previewToken: 'preview',
    interfaceLanguage: 'en',
    languages: [{ code: 'de', name: 'Deutsch' }],
    defaultLanguageName: 'Español',
    reportField: () => undefined,
    listStories: async () => ({ items: [], total: 0 }),
    getStory: async () => {
      throw new Error('no story')
    },
    listAssets: async () => ({ items: [], total: 0 }),
    getAsset: async (id) => exampleAsset(id, 'file.webp'),
    listAssetFolders: async () => [],
    uploadAsset: async (file) => exampleAsset(99, file.name),
    updateAsset: async () => undefined,
    listDatasourceEntries: async () => [],
    listComponents: async () => [],
    getFieldType: async () => undefined,
    openStory: () => undefined,
    isPublicStory: async () => true,
    renderBlocks: ({ blockUid }) => `blocks of ${blockUid}`,
    ...more,
  }
}
