/** Outcome of a check: right, or a problem and its remedy. */
export type Finding = { isRight: true; note?: string } | { isRight: false; problem: string; remedy: string }
