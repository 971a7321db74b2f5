/**
 * Pages stand without what a database holds of their customer: where it does not respond, the log gets one line and the page `instead`.
 * @param what names it in the log: `The files of customers`
 */
export async function orWithout<Result, Instead>(
  what: string,
  reading: Promise<Result>,
  instead: Instead,
): Promise<Result | Instead> {
  return await reading.catch((error: unknown) => {
    process.stderr.write(`${what} cannot be read: ${error instanceof Error ? error.message : error}\n`)
    return instead
  })
}
