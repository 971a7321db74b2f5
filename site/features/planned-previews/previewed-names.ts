/** Parameters of an address that choose what is previewed. The visual editor names the release (contracts, section 4.8). */
export const previewedNames = {
  release: '_storyblok_release',
  moment: '_preview_at',
  group: '_preview_group',
} as const
