import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { BlankChoices } from '#site/content/facets/blanks/blank-columns.ts'
import type { Vehicle, VehicleModel } from '#site/content/facets/blanks/fit-rows.ts'
import type { MeasuredKey } from '#site/content/facets/blanks/measured-key.ts'
import type { Comparison } from '#site/content/facets/blanks/nearness.ts'
import type { UnreadLengths } from './finder-choice.ts'

/** A blank that may be the key's, with the reasons for its place. */
export type Candidate = { product: ProductCard; comparisons: readonly Comparison[] }

/** A blank of a vehicle, and what is needed beside it. */
export type VehicleBlank = {
  product: ProductCard
  model: string
  fromYear: number | undefined
  toYear: number | undefined
  programming: string | undefined
  transponders: readonly ProductCard[]
  machines: readonly ProductCard[]
}

/** What the finder shows for a choice. */
export type Finding =
  | { by: 'nothing'; keyTypes: readonly string[]; makes: readonly string[] }
  | {
      by: 'key'
      keyType: string
      measured: MeasuredKey
      /** Lengths that were typed and are none. */
      unread?: UnreadLengths
      choices: BlankChoices
      /** Undefined until something is measured. */
      candidates: readonly Candidate[] | undefined
    }
  | ({
      by: 'vehicle'
      models: readonly VehicleModel[]
      /** Undefined while more fit than a page shows. */
      blanks: readonly VehicleBlank[] | undefined
    } & Vehicle)
