import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Library, LibraryDocument } from 'site/features/subscriptions/digests/compose-digest.ts'
import type { Composed } from 'site/features/subscriptions/digests/send-digests.ts'
import type { QueuedMail } from 'site/forms/submissions/customer-mails/queue-mail.ts'

/** The state that the processes of a drill share: the published documents. */
export type DrillState = {
  documents: readonly { name: string; publishedAt: number; group?: string }[]
}

/** Whole at every moment: a reader sees the state before or after. */
export function writeDrillState(path: string, state: DrillState): void {
  writeFileSync(`${path}.new`, JSON.stringify(state))
  renameSync(`${path}.new`, path)
}

export function readDrillState(path: string): DrillState {
  return JSON.parse(readFileSync(path, 'utf8')) as DrillState
}

export function libraryDocument(changes: Partial<LibraryDocument> & { uuid: string }): LibraryDocument {
  return {
    title: changes.uuid,
    edition: undefined,
    path: `/extranet/catalogos/llaves/${changes.uuid}`,
    folder: 'extranet/catalogos/llaves',
    folderTitle: 'Llaves',
    replacedBy: undefined,
    appearedAt: 0,
    isNew: true,
    isOpenTo: () => true,
    ...changes,
  }
}

export function drillLibrary({ documents }: DrillState, until: number): Library {
  const known = documents.map(({ name, publishedAt, group }) =>
    libraryDocument({
      uuid: name,
      appearedAt: publishedAt,
      isOpenTo: ({ groups }) => group === undefined || groups.includes(group),
    }),
  )
  return { until, documents: known, lines: new Map() }
}

/** Names each document in a line of its own. */
export function drillMail({ digest, folders, now }: Composed): QueuedMail {
  const names = folders.flatMap(({ documents }) => documents.map(({ uuid }) => `changed ${uuid}`))
  const message = { sink: 'mail', to: [digest.claims.email], subject: 'Cambios', text: names.join('\n') } as const
  return {
    id: `digest-${digest.id}-${digest.dueAt}`,
    sender: `digest:${digest.frequency}`,
    locale: 'es-ES',
    message,
    now,
  }
}
