import { expect, test } from 'vitest'
import { featureKeyedPaths, isPersonalToFeature } from '#site/features.ts'
import { findHandler } from '#site/handlers/find-handler.ts'
import { preferredLocale } from './open-link-panel.ts'

test('what a link shows is a key and personal; the panel of editors is personal alone', () => {
  expect(featureKeyedPaths).toContain('/_preview')
  expect(featureKeyedPaths).not.toContain('/_preview/links')
  expect(['/_preview', '/_preview/', '/_preview/links', '/_previews'].map(isPersonalToFeature)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test.each(['/api/preview/links', '/api/preview/links/revoke'])('%s takes forms of editors from own pages', (path) => {
  expect(findHandler(path)?.handler).toMatchObject({ only: ['editors', 'own pages'], POST: expect.any(Function) })
})

test('the panel is in the first of our languages that the browser prefers', () => {
  expect(preferredLocale('sv-SE,sv;q=0.9,de-AT;q=0.8,en;q=0.7')).toBe('de')
  expect([preferredLocale('*'), preferredLocale(null)]).toEqual([undefined, undefined])
})
