/**
 * In the graph of the condition `react-server` the framework replaces a module of the browser by references to it. Tests of
 * that graph get functions that throw under the same names: a loader may reach a view, and must never run it.
 */
export function clientReferences() {
  return {
    name: 'client-references',
    enforce: 'pre' as const,
    transform(code: string) {
      if (!/^\s*['"]use client['"]/.test(code)) return undefined
      const names = [...code.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name]) => name)
      return names
        .map((name) => `export function ${name}() { throw new Error('${name} is code of the browser.') }`)
        .join('\n')
    },
  }
}
