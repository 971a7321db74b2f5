/** One difference, at a field of a block. The key is `_self` for a whole block that one side added or removed. */
export type Change = { uid: string; component: string; key: string; base: unknown; mine: unknown; theirs: unknown }

export type Side = 'mine' | 'theirs'

/** Receives conflicts, which the editor decides, and changes that need no decision. */
export type Decisions = { choose: (conflict: Change) => Side; take: (change: Change) => void }
