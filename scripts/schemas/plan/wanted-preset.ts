/** A wanted preset. */
export type WantedPreset = {
  component: string
  name: string
  description: string
  icon: string
  color: string
  content: Readonly<Record<string, unknown>>
  /** Whether it is the default of its block; without a default, the choice of editors stays. */
  isDefault?: boolean
  /** Its name contains the hash of its content; a preset may have no picture. */
  picture: { name: string; bytes: Uint8Array } | undefined
}
