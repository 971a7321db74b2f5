const { transformAsync } = require('@babel/core')
const { makeConfig } = require('@lingui/conf')

/** The macro needs only the source language; stated here so that it does not look for a file from where it runs. */
const linguiConfig = makeConfig({ locales: ['en'], sourceLocale: 'en' }, { skipValidation: true })

/**
 * Turns Lingui's macros into plain calls. One transform for the Next build, the dev server and the tests.
 * @param {string} source text of one module
 * @param {string} filename absolute path, used in errors and source maps
 * @param {boolean} isProduction drops default texts: the compiled catalogues carry them
 */
exports.transformMacros = function transformMacros(source, filename, isProduction) {
  return transformAsync(source, {
    filename,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [
      ['@lingui/babel-plugin-lingui-macro', { descriptorFields: isProduction ? 'id-only' : 'auto', linguiConfig }],
    ],
  })
}
