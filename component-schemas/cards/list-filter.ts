/** One way to narrow a listing. */
export type ListFilter = {
  /** Name of the query parameter. */
  name: string
  /** `one`: a choice replaces the previous one. */
  choice: 'one' | 'many'
  options: readonly {
    value: string
    /** Label from the content; else the interface has a label for the value. */
    label?: string | undefined
    /** Items with this value and the other filters; absent where counting costs too much. */
    count?: number | undefined
    isChosen: boolean
  }[]
}
