/** The address of the page that says why a request was refused; the request pipeline and the proxy in front show it in place of a response. */
export function refusalAddress(status: number): string {
  return `/api/refusals/${status}`
}
