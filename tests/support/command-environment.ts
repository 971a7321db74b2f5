/** Variables that a command takes from a test's environment: the path of programs, and the cache of compiled sources. */
export const commandEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}
