// Calls to a worker and back: each call has a number, each answer repeats it.

/** The calls that one side answers. */
export type Calls = { readonly [name: string]: (...args: never[]) => unknown };

interface Call {
  readonly call: number;
  readonly name: string;
  readonly args: readonly unknown[];
}
type Message =
  | { readonly answer: number; readonly value: unknown }
  | { readonly answer: number; readonly error: string }
  | { readonly notice: unknown };

/** One end of a worker: the worker itself outside, its global scope inside. */
interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** Inside the worker: answers calls, one at a time in the order they came, and can tell things unasked. */
export function answerCalls(port: Port, calls: Calls): (notice: unknown) => void {
  port.addEventListener('message', ({ data }: MessageEvent<Call>) => {
    const post = (message: Message): void => port.postMessage(message);
    const work = calls[data.name];
    Promise.resolve()
      .then(() => (work as (...args: readonly unknown[]) => unknown)(...data.args))
      .then(
        (value) => post({ answer: data.call, value }),
        (reason: unknown) =>
          post({ answer: data.call, error: reason instanceof Error ? reason.message : String(reason) }),
      );
  });
  return (notice) => port.postMessage({ notice } satisfies Message);
}

export interface Caller<C extends Calls> {
  call<N extends keyof C & string>(name: N, ...args: Parameters<C[N]>): Promise<Awaited<ReturnType<C[N]>>>;
}

/** Outside the worker: makes calls, and hears what is told unasked. */
export function makeCalls<C extends Calls>(
  port: Port,
  onNotice: (notice: unknown) => void = () => undefined,
): Caller<C> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (reason: Error) => void }>();
  let calls = 0;
  port.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('notice' in data) return onNotice(data.notice);
    const one = waiting.get(data.answer);
    waiting.delete(data.answer);
    if ('error' in data) one?.reject(new Error(data.error));
    else one?.resolve(data.value);
  });
  return {
    call: (name, ...args) =>
      new Promise((resolve, reject) => {
        calls += 1;
        waiting.set(calls, { resolve: resolve as (value: unknown) => void, reject });
        port.postMessage({ call: calls, name, args } satisfies Call);
      }),
  };
}
