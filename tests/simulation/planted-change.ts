/** A small change of one module that the simulation must find. */
export type PlantedFault = {
  name: string
  world: 'pages' | 'deliveries' | 'sessions' | 'index'
  file: string
  /** Text of the file, which occurs once. */
  find: string
  instead: string
}
