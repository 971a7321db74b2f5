import { createRequire } from 'node:module'

const { transformMacros } = createRequire(import.meta.url)('./lingui-transform.cjs') as {
  transformMacros: (
    source: string,
    file: string,
    isProduction: boolean,
  ) => Promise<{ code?: string | null; map?: unknown }>
}

/** Vite plugin for the test runner: the same macro transform as the Next build. */
export function lingui() {
  return {
    name: 'lingui-macros',
    enforce: 'pre' as const,
    async transform(source: string, id: string) {
      if (!/\.tsx?$/.test(id) || !/@lingui\/(core|react)\/macro/.test(source)) return undefined
      const { code, map } = await transformMacros(source, id, false)
      return { code: code ?? '', map: map as never }
    },
  }
}
