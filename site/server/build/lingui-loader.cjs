const { transformMacros } = require('./lingui-transform.cjs')

/** Turbopack loader: runs only on files that import a Lingui macro (see next.config.ts). */
module.exports = async function linguiLoader(source) {
  const done = this.async()
  try {
    const { code, map } = await transformMacros(source, this.resourcePath, process.env.NODE_ENV === 'production')
    done(null, code, map)
  } catch (error) {
    done(error)
  }
}
