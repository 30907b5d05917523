// Figures in Prometheus' text format: counters, gauges and histograms. What is counted stands where it happens.

type Labels = Readonly<Record<string, string>>;
interface Family {
  readonly head: string;
  readonly lines: () => readonly string[];
  /** All of it as one number: the sum of a counter, the value of a gauge, the count of a histogram. */
  readonly value: () => number;
}
export interface Metrics {
  /** Labels are made into text once: keep what they give, where something is counted often. */
  counter(name: string, help: string): (labels?: Labels) => (by?: number) => void;
  gauge(name: string, help: string, read: () => number): void;
  /** Buckets by their upper ends, the smallest first; what is larger than all counts under +Inf. */
  histogram(name: string, help: string, ends: readonly number[]): (value: number) => void;
  value(name: string): number;
  text(): string;
}

const escaped = (text: string): string => text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));
const labelText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

export function metrics(): Metrics {
  const families = new Map<string, Family>();
  function add(name: string, type: string, help: string, family: Omit<Family, 'head'>): void {
    if (families.has(name)) throw new RangeError(`${name} is counted already`);
    families.set(name, { head: `# HELP ${name} ${help}\n# TYPE ${name} ${type}`, ...family });
  }
  return {
    counter(name, help) {
      const counts = new Map<string, number>();
      const lines = () => [...counts].map(([labels, count]) => `${name}${labels} ${count}`);
      add(name, 'counter', help, { lines, value: () => sum(counts.values()) });
      return (labels = {}) => {
        const key = labelText(labels);
        return (by = 1) => {
          counts.set(key, (counts.get(key) ?? 0) + by);
        };
      };
    },
    gauge(name, help, read) {
      add(name, 'gauge', help, { lines: () => [`${name} ${read()}`], value: read });
    },
    histogram(name, help, ends) {
      const counts = [...ends, Number.POSITIVE_INFINITY].map(() => 0);
      let total = 0;
      const upTo = (last: number): number => sum(counts.slice(0, last + 1));
      const lines = () => [
        ...ends.map((end, index) => `${name}_bucket{le="${end}"} ${upTo(index)}`),
        `${name}_bucket{le="+Inf"} ${sum(counts)}`,
        `${name}_sum ${total}`,
        `${name}_count ${sum(counts)}`,
      ];
      add(name, 'histogram', help, { lines, value: () => sum(counts) });
      return (value) => {
        const index = ends.findIndex((end) => value <= end);
        const at = index < 0 ? ends.length : index;
        counts[at] = (counts[at] ?? 0) + 1;
        total += value;
      };
    },
    value: (name) => families.get(name)?.value() ?? 0,
    text: () => [...families.values()].map(({ head, lines }) => `${[head, ...lines()].join('\n')}\n`).join(''),
  };
}
