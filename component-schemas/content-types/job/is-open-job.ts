import type { Job } from './schema.ts'

/** Whether an offer may be read now: from its publication until it closes, both moments included. */
export function isOpenJob({ published, closes }: Pick<Job, 'published' | 'closes'>, now: Date): boolean {
  if (now < new Date(published)) return false
  return closes === undefined || now <= new Date(closes)
}

/**
 * The moment at which the result of `isOpenJob` next changes: the moment of publication, or the first one after closing.
 * @returns undefined when it never changes again
 */
export function nextJobChange({ published, closes }: Pick<Job, 'published' | 'closes'>, now: Date): Date | undefined {
  const start = new Date(published)
  if (now < start) return start
  const end = closes === undefined ? undefined : new Date(new Date(closes).getTime() + 1)
  return end !== undefined && now < end ? end : undefined
}
