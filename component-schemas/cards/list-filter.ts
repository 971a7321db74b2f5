/** One way to narrow a listing. */
export type ListFilter = {
  /** Name of the query parameter. */
  name: string
  /** `one`: a choice takes the place of the one before. */
  choice: 'one' | 'many'
  options: readonly {
    value: string
    /** The word readers see, where the content has it; else the interface names the value. */
    label?: string | undefined
    /** Items with this value, the other filters as they are; absent where counting costs too much. */
    count?: number | undefined
    isChosen: boolean
  }[]
}
