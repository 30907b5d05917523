// The text format of Prometheus, as its documentation describes it.
import { expect, test } from 'vitest';
import { metrics } from './metrics.ts';

test('counters by label, gauges and cumulative histograms', () => {
  const all = metrics();
  const moved = all.counter('moves_total', 'Moves.');
  moved({ game: 'corral' })();
  moved({ game: 'corral' })(2);
  moved({ game: 'a "quoted"\\\nname' })();
  let open = 3;
  all.gauge('streams', 'Streams.', () => open);
  const took = all.histogram('took_seconds', 'Time.', [0.1, 0.5]);
  for (const value of [0.1, 0.2, 0.3, 7]) took(value);
  open = 4;
  expect(all.text()).toBe(`# HELP moves_total Moves.
# TYPE moves_total counter
moves_total{game="corral"} 3
moves_total{game="a \\"quoted\\"\\\\\\nname"} 1
# HELP streams Streams.
# TYPE streams gauge
streams 4
# HELP took_seconds Time.
# TYPE took_seconds histogram
took_seconds_bucket{le="0.1"} 1
took_seconds_bucket{le="0.5"} 3
took_seconds_bucket{le="+Inf"} 4
took_seconds_sum 7.6
took_seconds_count 4
`);
  expect([all.value('moves_total'), all.value('streams'), all.value('took_seconds'), all.value('nothing')]).toEqual([
    4, 4, 4, 0,
  ]);
});

test('one name is counted in one place', () => {
  const all = metrics();
  all.gauge('streams', 'Streams.', () => 1);
  expect(() => all.counter('streams', 'Again.')).toThrow(RangeError);
});
