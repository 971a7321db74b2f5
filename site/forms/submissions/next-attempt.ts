const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long to wait after a failure, by the age of the submission: often at first, then patiently, for four days. */
const retryDelays = [
  { untilAge: minute, wait: 5 * second },
  { untilAge: hour, wait: minute },
  { untilAge: 6 * hour, wait: 10 * minute },
  { untilAge: 96 * hour, wait: hour },
] as const

/**
 * Milliseconds until the next attempt; undefined when it is given up.
 * @param ageMs since the submission arrived
 * @param chance 0 to 1, spreads the attempts of many submissions over a fifth of the wait
 */
export function nextAttempt(ageMs: number, chance: number): number | undefined {
  const row = retryDelays.find(({ untilAge }) => ageMs < untilAge)
  return row && Math.round(row.wait * (0.9 + chance / 5))
}
