/** One condition on a record. */
export type Condition =
  | { kind: 'facet'; attribute: string; value: string }
  | { kind: 'tag'; value: string }
  | { kind: 'range'; attribute: string; from: number; to: number }
  | { kind: 'compare'; attribute: string; operator: Comparison; value: number }

export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>'

export type Literal = { isNegated: boolean; condition: Condition; score: number }

/** All groups must be true; a group is true when one of its literals is. */
export type Filter = readonly (readonly Literal[])[]

export const comparisons: readonly string[] = ['<', '<=', '=', '!=', '>=', '>']
