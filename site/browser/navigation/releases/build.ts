/** The routes of a build, for a browser that has it open (acceptance row D4). */
export type BuildManifest = {
  id: string
  /** Paths the build sends elsewhere, with where to. */
  matcher: { static: Readonly<Record<string, { redirect: string }>> }
  /** Pages rendered during the build. This site renders every page on request. */
  prerendered: readonly string[]
}

/** Name of the running build; the server reads it from the built files when it starts. */
export function buildId(): string {
  return process.env['BUILD_ID'] || 'development'
}
