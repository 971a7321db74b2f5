/** A step of a stage: an instruction and its arguments, in one line. */
export type Step = { instruction: string; text: string }

export type Stage = {
  /** The image or the stage that it begins with. */
  from: string
  name: string | undefined
  steps: readonly Step[]
}

/** Instructions that `scripts/drills/run-image.ts` carries out or may pass over. */
const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'CMD']

/**
 * Reads the stages of a Containerfile.
 * @throws Error at an instruction that is not known here
 */
export function readContainerfile(text: string): Stage[] {
  const plain = text.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, '')
  const stages: { from: string; name: string | undefined; steps: Step[] }[] = []
  for (const line of plain.split('\n').filter((one) => one.trim() !== '')) {
    const [, instruction = '', rest = ''] = /^(\w+)\s+(.+)$/.exec(line) ?? []
    if (!known.includes(instruction)) throw new Error(`The instruction ${instruction || line} is not known here.`)
    if (instruction === 'FROM') {
      const [from = '', , name] = rest.split(/\s+/)
      stages.push({ from, name, steps: [] })
    } else stages.at(-1)?.steps.push({ instruction, text: rest })
  }
  return stages
}

/**
 * The stages that an image needs, in the order of the file: its own, and those that it begins with or copies from.
 * @param target name of its last stage; absent: the last one of the file
 * @throws Error where no stage has this name
 */
export function stagesOf(stages: readonly Stage[], target = stages.at(-1)?.name): Stage[] {
  const last = stages.find(({ name }) => name === target)
  if (!last) throw new Error(`No stage is named ${target}.`)
  const copied = last.steps.map(({ instruction, text }) => (instruction === 'COPY' ? copyOf(text).stage : undefined))
  const named = [last.from, ...copied].filter((name) => stages.some((one) => one.name === name))
  const needed = new Set([last, ...named.flatMap((name) => stagesOf(stages, name))])
  return stages.filter((stage) => needed.has(stage))
}

/** Variables of an ENV instruction. Values have neither spaces nor quotes here. */
export function variablesIn(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/(\w+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value]))
}

/**
 * The words of a COPY instruction.
 * @throws Error at an option other than `--from`
 */
export function copyOf(text: string): { stage: string | undefined; sources: string[]; target: string } {
  const words = text.split(/\s+/)
  const options = words.filter((word) => word.startsWith('--'))
  const stage = options.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  if (options.length !== Number(stage !== undefined)) throw new Error(`COPY ${text} has an option not known here.`)
  const paths = words.filter((word) => !word.startsWith('--'))
  return { stage, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }
}
