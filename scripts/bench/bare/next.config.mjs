/** The settings that the site's own scripts are built with, and no code. */
export default {
  turbopack: { root: `${import.meta.dirname}/../../..` },
  agentRules: false,
  experimental: { agentUpgrade: false },
}
