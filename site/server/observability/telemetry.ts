export type Telemetry = {
  serviceName: string
  version: string
  /** Sampling ratio of the traces that start here, 0 to 1. */
  sampledShare: number
  /** Interval between two exports of metrics. */
  metricsEveryMs: number
  redact: (text: string) => string
  report: (message: string) => void
}
