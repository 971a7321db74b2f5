/**
 * Pages are shown even without the data of their customer: where it cannot be read, the log gets one line and the page `instead`.
 * @param what names it in the log: `The files of customers`
 */
export async function orWithout<Result, Instead>(
  what: string,
  read: () => Promise<Result>,
  instead: Instead,
): Promise<Result | Instead> {
  try {
    return await read()
  } catch (error) {
    process.stderr.write(`${what} cannot be read: ${error instanceof Error ? error.message : error}\n`)
    return instead
  }
}
