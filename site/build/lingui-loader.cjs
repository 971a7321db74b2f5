const { transformMacros } = require('./lingui-transform.cjs')

/** Turbopack loader: runs only on files that import a Lingui macro (see next.config.ts). */
module.exports = function linguiLoader(source) {
  const done = this.async()
  transformMacros(source, this.resourcePath, process.env.NODE_ENV === 'production').then(
    (result) => done(null, result.code, result.map),
    (error) => done(error),
  )
}
