import type { NextConfig } from 'next'

const config: NextConfig = {
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
  agentRules: false,
  experimental: { agentUpgrade: false },
}

export default config
