import type { Database, TableSet } from 'site/server/database/database.ts'
import { openDatabase } from 'site/server/database/open-database.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../support/tested-databases.ts'

const databases = await testedDatabases()
afterAll(() => Promise.all(databases.map(({ stop }) => stop())))

type Migration = TableSet['migrations'][number]

const setOf = (...migrations: Migration[]): TableSet => ({ schema: 'leases', hasFleeting: false, migrations })

const notes: Migration = {
  name: '1-notes',
  up: async ({ run, dialect: { integer } }) =>
    await run(`CREATE TABLE notes (id ${integer} PRIMARY KEY); INSERT INTO notes (id) VALUES (1)`),
}
const addColumn = (name: string): Migration => ({
  name: `2-${name}`,
  up: async ({ run, hasColumn }) => {
    if (await hasColumn('notes', name)) throw new Error('It is there already.')
    await run(`ALTER TABLE notes ADD COLUMN ${name} TEXT NOT NULL DEFAULT 'x'`)
  },
})

const appliedIn = async (database: Database) =>
  (await database.rows('SELECT name FROM leases_migrations ORDER BY name')).map(({ name }) => name)

describe.each(databases)('on $name', ({ place }) => {
  test('each migration is applied once, in order, by one of ten that start together', async () => {
    const address = await place()
    const all = Array.from({ length: 10 }, () => openDatabase(address, setOf(notes, addColumn('title'))))
    const rows = await Promise.all(all.map((one) => one.rows('SELECT title FROM notes')))
    expect(rows.flat().map((row) => ({ ...row }))).toEqual(Array.from({ length: 10 }, () => ({ title: 'x' })))
    for (const one of all) expect(await appliedIn(one)).toEqual(['1-notes', '2-title'])
    await Promise.all(all.map((one) => one.close()))
  })

  test('the version before goes on beside the one that has migrated further', async () => {
    const address = await place()
    const before = openDatabase(address, setOf(notes))
    expect(await before.change('INSERT INTO notes (id) VALUES (2)')).toBe(1)
    const after = openDatabase(address, setOf(notes, addColumn('title')))
    expect(await after.rows('SELECT id FROM notes WHERE title = $1', ['x'])).toHaveLength(2)
    expect(await before.change('INSERT INTO notes (id) VALUES (3)')).toBe(1)
    const again = openDatabase(address, setOf(notes))
    expect(await again.rows('SELECT id FROM notes')).toHaveLength(3)
    await Promise.all([before, after, again].map((one) => one.close()))
  })

  test('a migration that fails leaves nothing, every statement says so, and the next one tries again', async () => {
    const state = { isBroken: true }
    const breaking: Migration = {
      name: '2-breaking',
      up: async ({ run }) => {
        await run('INSERT INTO notes (id) VALUES (9)')
        if (state.isBroken) throw new Error('The disk is full.')
      },
    }
    const database = openDatabase(await place(), setOf(notes, breaking))
    await expect(database.rows('SELECT id FROM notes')).rejects.toThrow('The disk is full.')
    await expect(database.rows('SELECT id FROM notes')).rejects.toThrow('The disk is full.')
    state.isBroken = false
    expect(await database.rows('SELECT id FROM notes')).toHaveLength(2)
    expect(await appliedIn(database)).toEqual(['1-notes', '2-breaking'])
    await database.close()
  })

  test('what a transaction changed is gone when it fails, and two with one key run one after the other', async () => {
    const database = openDatabase(await place(), setOf(notes))
    const failing = database.inTransaction('a', async ({ change }) => {
      await change('INSERT INTO notes (id) VALUES (5)')
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    const next = () =>
      database.inTransaction('a', async ({ rows, change }) => {
        const [row] = await rows('SELECT max(id) AS id FROM notes')
        await change('INSERT INTO notes (id) VALUES ($1)', [Number(row?.['id']) + 1])
      })
    await Promise.all(Array.from({ length: 10 }, next))
    const [row] = await database.rows('SELECT count(*) AS count, max(id) AS id FROM notes')
    expect([Number(row?.['count']), Number(row?.['id'])]).toEqual([11, 11])
    await database.close()
  })
})
