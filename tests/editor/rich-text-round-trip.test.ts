import { isDeepStrictEqual } from 'node:util'
import { documentArbitrary } from 'component-schemas/proofs/rich-document.fixture.ts'
import { blockExamples } from 'component-schemas/schema/block-examples.ts'
import fc from 'fast-check'
import { toEditorDocument } from 'local-stack/editor/fields/rich-text/document/to-editor-document.ts'
import { toStoredDocument } from 'local-stack/editor/fields/rich-text/document/to-stored-document.ts'
import type { DocumentNode } from 'local-stack/editor/fields/rich-text/document/wire-node.ts'
import { richTextSchema } from 'local-stack/editor/fields/rich-text/schema/extensions.ts'
import { expect, test } from 'vitest'

const schema = richTextSchema()

/** A document through the editor's own model and back. */
function roundTrip(stored: unknown): unknown {
  return toStoredDocument(schema.nodeFromJSON(toEditorDocument(stored, schema)).toJSON() as DocumentNode)
}

type Piece = { type?: string; text?: string; marks?: unknown }

/** Marks in one order, neighbouring words of the same marks as one, and without the empty lists that say nothing. */
function settled(value: unknown): unknown {
  if (Array.isArray(value)) return joined(value.map(settled) as Piece[])
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key,
    key === 'marks' && Array.isArray(inner)
      ? inner.toSorted((a: { type: string }, b: { type: string }) => a.type.localeCompare(b.type))
      : settled(inner),
  ])
  const isNode = 'type' in value
  return Object.fromEntries(entries.filter(([key, inner]) => !(isNode && key === 'content' && isEmptyList(inner))))
}

function joined(pieces: readonly Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((before, piece) => {
    const last = before.at(-1)
    const isSame = last?.type === 'text' && piece.type === 'text' && isDeepStrictEqual(last.marks, piece.marks)
    return isSame ? [...before.slice(0, -1), { ...piece, text: `${last.text}${piece.text}` }] : [...before, piece]
  }, [])
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function documentsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const own = (value as { type?: unknown }).type === 'doc' ? [value] : []
  return [...own, ...Object.values(value).flatMap(documentsIn)]
}

const examples = documentsIn(blockExamples)

test('the examples hold documents', () => expect(examples.length).toBeGreaterThan(20))

test('every document of the examples goes through the editor unchanged, and nothing of it is unknown', () => {
  for (const stored of examples) {
    expect(JSON.stringify(toEditorDocument(stored, schema))).not.toContain('"kept')
    expect(settled(roundTrip(stored))).toEqual(settled(stored))
  }
})

test('any document of every node and mark goes through the editor unchanged', () => {
  fc.assert(
    fc.property(documentArbitrary(), (stored) => {
      expect(settled(roundTrip(stored))).toEqual(settled(stored))
    }),
    { numRuns: 200 },
  )
})
