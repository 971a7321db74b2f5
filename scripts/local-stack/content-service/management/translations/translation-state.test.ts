import { describe, expect, test } from 'vitest'
import { confirmedSources, nextSources, translatedFrom, translationState } from './translation-state.ts'

const translatable = (component: string) => new Set(component === 'page' ? ['title', 'text'] : ['label'])
const page = (more: object) => ({ component: 'page', _uid: 'p', title: 'Servicio', text: 'Uno', ...more })

const after = (before: unknown, changed: unknown, sources = {}) =>
  nextSources({ before, after: changed, sources }, 'de', translatable)

describe('the state of a translation', () => {
  test('is missing while the story has no text of the language', () => {
    const layers = { draft: page({ title__i18n__en: 'Service' }), published: undefined, sources: {} }
    expect(translationState(layers, 'de', translatable)).toEqual({
      state: 'missing',
      translated: 0,
      total: 2,
      outdated: [],
      is_public: false,
    })
  })

  test('is draft until the texts of the language are published', () => {
    const draft = page({ title__i18n__de: 'Service' })
    const state = (published: unknown) => translationState({ draft, published, sources: {} }, 'de', translatable)
    expect(state(page({}))).toMatchObject({ state: 'draft', translated: 1, total: 2 })
    expect(state(draft).state).toBe('published')
    expect([page({}), draft, page({ text__i18n__de: 'Eins' })].map((seen) => state(seen).is_public)).toEqual([
      false,
      true,
      true,
    ])
  })

  test('is outdated when the source text changed since the translation was written', () => {
    const translated = page({ title__i18n__de: 'Service', text__i18n__de: 'Eins' })
    const sources = after(page({}), translated)
    const changed = { ...translated, title: 'Servicio técnico' }
    const next = after(translated, changed, sources)
    const state = translationState({ draft: changed, published: changed, sources: next }, 'de', translatable)
    expect(state).toMatchObject({ state: 'outdated', outdated: ['p.title'] })
  })

  test('knows the text that was translated from the newest draft that has it, and says nothing where none has it', () => {
    const first = page({ title__i18n__de: 'Service', text__i18n__de: 'Eins' })
    const second = { ...first, title: 'Servicio técnico', text: 'Dos' }
    const sources = after(first, second, after(page({}), first))
    const { outdated } = translationState({ draft: second, published: null, sources }, 'de', translatable)
    const from = (...drafts: unknown[]) => translatedFrom({ outdated, sources }, drafts, translatable)
    expect(from(second, first)).toEqual({ 'p.title': 'Servicio', 'p.text': 'Uno' })
    expect(from(second, { ...first, text: 'Otro' })).toEqual({ 'p.title': 'Servicio' })
    expect(from(second)).toEqual({})
  })

  test('is no longer outdated when the translation is written again, or confirmed', () => {
    const translated = page({ title__i18n__de: 'Service' })
    const changed = { ...translated, title: 'Servicio técnico' }
    const sources = after(translated, changed, after(page({}), translated))
    const rewritten = { ...changed, title__i18n__de: 'Technischer Service' }
    const state = (draft: unknown, of: Readonly<Record<string, string>>) =>
      translationState({ draft, published: draft, sources: of }, 'de', translatable).state
    expect(state(changed, sources)).toBe('outdated')
    expect(state(rewritten, after(changed, rewritten, sources))).toBe('published')
    expect(state(changed, confirmedSources(changed, 'de', translatable))).toBe('published')
  })

  test('notices a change of the source of translations that were there before states were stored', () => {
    const translated = page({ title__i18n__de: 'Service' })
    const changed = { ...translated, title: 'Servicio técnico' }
    const state = translationState(
      { draft: changed, published: translated, sources: after(translated, changed) },
      'de',
      translatable,
    )
    expect(state.state).toBe('outdated')
  })
})
