import type { Product } from 'component-schemas/content-types/product/schema.ts'
import type { Scratch } from '#site/server/database/open-scratch.ts'

export const fitTable = `
CREATE TABLE fit (
  number INTEGER NOT NULL, is_blank INTEGER NOT NULL, make TEXT NOT NULL, model TEXT NOT NULL, from_year INTEGER, to_year INTEGER,
  programming TEXT
) STRICT;
CREATE INDEX fit_by_vehicle ON fit (make, is_blank, model, from_year, to_year);
CREATE INDEX fit_of_product ON fit (number);
`

/** A vehicle that a product fits, as the product states it. */
export type Fit = {
  isBlank: boolean
  make: string
  model: string
  fromYear?: number | undefined
  toYear?: number | undefined
  programming?: string | undefined
}

/** A model with the years in which some blank fits it; without a last year while it is made. */
export type VehicleModel = { model: string; fromYear: number | undefined; toYear: number | undefined }

/** A vehicle as far as it is chosen. */
export type Vehicle = { make: string; model?: string | undefined; year?: number | undefined }

/** The queries by vehicle over the products of a language. */
export type VehicleIndex = {
  /** Models of a make that a blank fits, in the order of the alphabet; with a year, those that were made then. */
  models: (make: string, year?: number) => VehicleModel[]
  /** Products that fit a vehicle, by model and year: blanks, or the devices beside them. */
  fitting: (vehicle: Vehicle, kind: 'blank' | 'device', limit: number) => (Fit & { uuid: string })[]
}

/** A make with more models than a page can list has typing errors in them. */
export const mostModels = 1000

type StoredFit = {
  id: number
  uuid: string
  is_blank: number
  make: string
  model: string
  from_year: number | null
  to_year: number | null
  programming: string | null
}

const isMadeIn = '(:year IS NULL OR (coalesce(from_year, 0) <= :year AND coalesce(to_year, 9999) >= :year))'

/** Vehicles in the table of products, by the product's number. */
export function fitRows(database: Scratch) {
  const insert = database.prepare(
    'INSERT INTO fit (number, is_blank, make, model, from_year, to_year, programming) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const deleting = database.prepare('DELETE FROM fit WHERE number = ?')
  return {
    ...fitQueries(database),
    add(number: number, fits: readonly Fit[]): void {
      for (const { isBlank, make, model, fromYear, toYear, programming } of fits)
        insert.run(number, Number(isBlank), make, model, fromYear ?? null, toYear ?? null, programming ?? null)
    },
    remove: (number: number) => void deleting.run(number),
    /** The queries without the products of these numbers. */
    without: (numbers: readonly number[]) => fitQueries(database, numbers),
  }
}

/** A vehicle that a product fits, with the id of the product, which decides between equal ones. */
export type FittingProduct = Fit & { id: number; uuid: string }

function fitQueries(database: Scratch, except: readonly number[] = []) {
  const others = except.length > 0 ? `AND fit.number NOT IN (${except.join()})` : ''
  const models = database.prepare(`
    SELECT model, min(coalesce(from_year, 0)) AS from_year, max(coalesce(to_year, 9999)) AS to_year FROM fit
    WHERE make = :make AND is_blank = 1 AND ${isMadeIn} ${others} GROUP BY model ORDER BY model LIMIT ${mostModels}`)
  const fitting = database.prepare(`
    SELECT product.id, uuid, fit.* FROM fit JOIN product USING (number)
    WHERE make = :make AND is_blank = :blank AND (:model IS NULL OR model = :model) AND ${isMadeIn} ${others}
    ORDER BY model, from_year, product.id, to_year LIMIT :limit`)
  return {
    models(make: string, year?: number): VehicleModel[] {
      const rows = models.all({ make, year: year ?? null }) as Pick<StoredFit, 'model' | 'from_year' | 'to_year'>[]
      return rows.map(({ model, from_year: from, to_year: to }) => ({
        model,
        fromYear: from || undefined,
        toYear: to === 9999 ? undefined : (to ?? undefined),
      }))
    },
    fitting({ make, model, year }: Vehicle, kind: 'blank' | 'device', limit: number): FittingProduct[] {
      const blank = Number(kind === 'blank')
      return (fitting.all({ make, model: model ?? null, year: year ?? null, blank, limit }) as StoredFit[]).map(toFit)
    },
  }
}

function toFit({ id, uuid, is_blank: isBlank, make, model, from_year: from, to_year: to, programming }: StoredFit) {
  const years = { fromYear: from ?? undefined, toYear: to ?? undefined }
  return { id, uuid, isBlank: isBlank === 1, make, model, ...years, programming: programming ?? undefined }
}

/** The vehicles of a blank or of a device that goes with one. */
export function fitsOf({ kind, compatibility = [] }: Product): Fit[] {
  if (kind !== 'key_blank' && kind !== 'electronic') return []
  return compatibility.map(({ make, model, fromYear, toYear, programming }) => ({
    isBlank: kind === 'key_blank',
    make,
    model,
    fromYear,
    toYear,
    programming,
  }))
}
