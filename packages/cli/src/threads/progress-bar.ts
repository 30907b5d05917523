// The progress bar: rate and time left on a terminal, nothing at all elsewhere.
export interface ProgressBar {
  done(count: number): void;
  end(): void;
}

const WIDTH = 24;

export function progressBar(total: number, what: string, stream: NodeJS.WriteStream = process.stderr): ProgressBar {
  const began = performance.now();
  let count = 0;
  let shownAt = Number.NEGATIVE_INFINITY;
  const show = (): void => {
    const seconds = (performance.now() - began) / 1000;
    const rate = count / seconds;
    const filled = Math.round((WIDTH * count) / total);
    const left = rate > 0 ? (total - count) / rate : 0;
    stream.write(
      `\r[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${count}/${total} ${what}, ${shortNumber(rate)}/s, ${shortTime(left)} left \x1b[K`,
    );
  };
  return {
    done(more) {
      count += more;
      if (!stream.isTTY || performance.now() - shownAt < 100) return;
      shownAt = performance.now();
      show();
    },
    end() {
      if (stream.isTTY) stream.write('\r\x1b[K');
    },
  };
}

const shortNumber = (value: number): string => (value >= 100 ? Math.round(value).toString() : value.toPrecision(2));
const shortTime = (seconds: number): string =>
  seconds >= 90 ? `${Math.round(seconds / 60)} min` : `${Math.ceil(seconds)} s`;
