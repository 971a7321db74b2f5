import { openScratch } from '#site/server/database/open-scratch.ts'
import { fitTable } from './blanks/fit-rows.ts'

/** An empty table of products, whose names and codes need no memory. */
export function openTable() {
  return openScratch(table)
}

/**
 * `number` counts the products in the order of their arrival. A product that cannot be used has an empty uuid. `gtin` has the numbers of the
 * products' packs and variants, `code` their part numbers in one spelling, those of products as 0 and those of variants as 1.
 */
const table = `
CREATE TABLE product (
  number INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, uuid TEXT NOT NULL, code TEXT NOT NULL, name TEXT NOT NULL,
  is_new INTEGER NOT NULL, since TEXT NOT NULL
) STRICT;
CREATE TABLE gtin (gtin INTEGER NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (gtin, number)) STRICT, WITHOUT ROWID;
CREATE INDEX gtin_of_product ON gtin (number);
CREATE TABLE code (key TEXT NOT NULL, number INTEGER NOT NULL, of_variant INTEGER NOT NULL, PRIMARY KEY (key, number)) STRICT, WITHOUT ROWID;
CREATE INDEX code_of_product ON code (number);
${fitTable}`
