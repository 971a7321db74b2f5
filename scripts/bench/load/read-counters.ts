/** One line of the exposition format: a name, labels, a value. */
const line = /^(\w+)(?:\{(.*)\})? (\S+)/gm
const label = /(\w+)="([^"]*)"/g

export type Counter = { labels: Readonly<Record<string, string>>; value: number }

/** The values of one metric in the text of `/metrics`, with their labels. */
export function countersIn(text: string, name: string): Counter[] {
  return [...text.matchAll(line)]
    .filter(([, found]) => found === name)
    .map(([, , labels = '', value]) => ({
      labels: Object.fromEntries([...labels.matchAll(label)].map(([, key = '', content = '']) => [key, content])),
      value: Number(value),
    }))
}

/** Reads a metric of several instances and adds the values that fit. */
export async function readSum(
  ports: readonly number[],
  name: string,
  fits: (labels: Counter['labels']) => boolean = () => true,
): Promise<number> {
  const texts = await Promise.all(
    ports.map(async (port) => await (await fetch(`http://localhost:${port}/metrics`)).text()),
  )
  const values = texts.flatMap((text) => countersIn(text, name)).filter(({ labels }) => fits(labels))
  return values.reduce((sum, { value }) => sum + value, 0)
}
