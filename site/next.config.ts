import type { NextConfig } from 'next'

/** Only files that import a Lingui macro are transformed: the transform is the slow part of a build. */
const lingui = {
  loaders: ['./build/lingui-loader.cjs'],
  condition: { all: [{ not: 'foreign' as const }, { content: /@lingui\/(core|react)\/macro/ }] },
}

const config: NextConfig = {
  poweredByHeader: false,
  // The page store compresses once per page instead of once per request.
  compress: false,
  // Addresses are decided by the gateway, which answers a trailing slash itself.
  skipTrailingSlashRedirect: true,
  transpilePackages: ['component-schemas'],
  turbopack: { root: `${import.meta.dirname}/..`, rules: { '*.tsx': lingui, '*.ts': lingui } },
  agentRules: false,
  experimental: { agentUpgrade: false },
}

export default config
