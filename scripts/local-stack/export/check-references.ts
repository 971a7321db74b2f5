import type { SpaceExport } from './export-rows.ts'

type Reference = { file: string; field: string; value: unknown; known: ReadonlySet<unknown> }

/** @throws Error that names file and field of the first row that refers to a row that the export lacks */
export function checkReferences(space: SpaceExport): void {
  const broken = referencesOf(space).find(({ value, known }) => value && !known.has(value))
  if (broken) throw new Error(`${broken.file}: ${broken.field} is ${broken.value}, which the export does not have.`)
}

function referencesOf({ groups, tags, components, presets, assetFolders, assets, stories }: SpaceExport): Reference[] {
  const ids = (rows: readonly { id: number }[]) => new Set<unknown>(rows.map(({ id }) => id))
  const groupUuids = new Set<unknown>(groups.map(({ uuid }) => uuid))
  const [groupIds, tagIds, componentIds, folderIds] = [ids(groups), ids(tags), ids(components), ids(assetFolders)]
  const storyFolders = ids(stories.filter((story) => story.is_folder))
  const presetIds = ids(presets)
  return [
    ...groups.map(({ file, parent_id: value }) => ({ file, field: 'parent_id', value, known: groupIds })),
    ...components.flatMap(({ file, name, component_group_uuid: group, preset_id: preset, internal_tag_ids: own }) => [
      { file, field: `component_group_uuid of ${name}`, value: group, known: groupUuids },
      { file, field: `preset_id of ${name}`, value: preset, known: presetIds },
      ...own.map((value) => ({ file, field: `internal_tag_ids of ${name}`, value, known: tagIds })),
    ]),
    ...presets.map(({ file, name, component_id: value }) => ({
      file,
      field: `component_id of ${name}`,
      value,
      known: componentIds,
    })),
    ...assetFolders.map(({ file, parent_id: value }) => ({ file, field: 'parent_id', value, known: folderIds })),
    ...assets.map(({ file, asset_folder_id: value }) => ({ file, field: 'asset_folder_id', value, known: folderIds })),
    ...stories.map(({ file, parent_id: value }) => ({ file, field: 'parent_id', value, known: storyFolders })),
  ]
}
