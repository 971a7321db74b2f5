/**
 * What an upgrade does with a file. `taken`: as the release has it. `merged`: both changed other lines. `conflict`: both changed the same.
 * `kept`: the release changed it, and it stays as the site has it. `codemod`: changed by a codemod of the release.
 */
export type UpgradeEntry = {
  path: string
  what: 'taken' | 'merged' | 'conflict' | 'kept' | 'codemod'
  note?: string
}
