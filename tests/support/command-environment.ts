/** What a command needs of a test's own environment: where programs are, and where compiled sources are kept. */
export const commandEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}
