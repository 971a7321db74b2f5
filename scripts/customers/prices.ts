import { createReadStream } from 'node:fs'
import { openPrices } from 'site/features/prices/store/open-prices.ts'
import { databaseLocation } from 'site/server/configuration/database-location.ts'
import { readText } from 'site/server/tables/read-rows.ts'
import { runCommand } from '../command/run-command.ts'
import { requireStored, storedPlaces } from '../stored-data.ts'
import { readPriceLines } from './read-price-lines.ts'

await runCommand(
  {
    name: 'prices',
    purpose: `Imports the price records of customer groups: "prices -- import <file>", all or nothing. The prices of every group in the file
replace the ones before, in one step; other groups stay as they are.`,
    words: { name: 'import <file>', help: 'CSV, or JSON with an object a line' },
    flags: {},
    notes: `Columns, named so or in a language of the site: group, code, pack (pieces, 1), net (price of a pack in cents), currency, from, to, availability (in-stock, on-order, ending),
leadTimeDays. Where the prices are: DATABASE_URL, else SUBMISSIONS_FOLDER, else the folder submissions below DATA_FOLDER.`,
  },
  async ({ words: [action, file, ...more] }) => {
    if (action !== 'import' || file === undefined || more.length > 0)
      throw new Error('Name one file: npm run prices -- import prices.csv')
    const places = storedPlaces()
    // The first import makes the table of prices, but not the folder: every site has submissions in it.
    requireStored(databaseLocation(places, 'submissions'), 'SUBMISSIONS_FOLDER')
    const prices = openPrices(databaseLocation(places, 'prices'))
    try {
      const count = await prices.replace(readPriceLines(readText(createReadStream(file))))
      process.stdout.write(`${count} prices were imported.\n`)
    } finally {
      await prices.close()
    }
  },
)
