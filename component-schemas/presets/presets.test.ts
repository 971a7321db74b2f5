import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Block } from '../schema/define-block.ts'
import { pageBlocks } from '../schema/page-blocks.ts'
import { registry } from '../schema/registry.ts'
import { picturesFolder } from './picture-of.ts'
import { presets } from './presets.ts'

const blockOf = (component: string): Block | undefined => registry.blocks.find(({ name }) => name === component)

test('every page block and the form have a preset with a picture, and no picture is unused', () => {
  expect(presets.map(({ component }) => component)).toEqual([...pageBlocks.map(({ name }) => name), 'form_page'])
  expect(readdirSync(picturesFolder).toSorted()).toEqual(presets.map(({ picture }) => picture).toSorted())
})

test('the pictures are light', () => {
  const sizes = presets.map(({ picture }) => statSync(join(picturesFolder, picture)).size)
  expect(Math.max(...sizes)).toBeLessThan(25_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000)
})

test.each(presets)('the preset of $component fills fields of its block and names nothing of any space', (preset) => {
  const { component, ...fields } = preset.content
  expect(component).toBe(preset.component)
  expect(Object.keys(blockOf(preset.component)?.fields ?? {})).toEqual(expect.arrayContaining(Object.keys(fields)))
  expect(Object.keys(fields).length).toBeGreaterThan(0)
  expect(JSON.stringify(preset.content)).not.toMatch(/_uid|localhost|[0-9a-f]{8}-[0-9a-f]{4}-|"type":"link"|fieldtype/)
})
