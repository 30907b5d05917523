// Server-sent events come in pieces of any size; what is read must not depend on them.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type ServerEvent, serverEvents } from './events.ts';

const streamOf = (pieces: readonly Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

async function read(pieces: readonly Uint8Array<ArrayBuffer>[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of serverEvents(streamOf(pieces))) events.push(event);
  return events;
}

const TEXT =
  ':\n\nid: 1\ndata: {"who":"Göran 🤠"}\n\nevent: move\nid: 2\ndata: a\ndata: b\n\nretry: 5\n\ndata:tight\n\nid: 3\ndata: unfinished';

const EVENTS: readonly ServerEvent[] = [
  { id: '1', type: 'message', text: '{"who":"Göran 🤠"}' },
  { id: '2', type: 'move', text: 'a\nb' },
  { id: '', type: 'message', text: 'tight' },
];

test.each([
  ['as our server writes them', TEXT],
  ['with the line ends of a proxy that rewrites them', TEXT.replaceAll('\n', '\r\n')],
])('events are read the same however the bytes are cut, %s', async (_, text) => {
  const bytes = new TextEncoder().encode(text);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 30 }), async (cuts) => {
      const places = [0, ...[...cuts].sort((a, b) => a - b), bytes.length];
      const pieces = places.slice(1).map((end, index) => bytes.slice(places[index], end));
      expect(await read(pieces)).toEqual(EVENTS);
    }),
  );
});

test('whoever stops reading lets go of the answer', async () => {
  const letGo = vi.fn();
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: more\n\n')),
    cancel: letGo,
  });
  for await (const { text } of serverEvents(endless)) {
    expect(text).toBe('more');
    break;
  }
  await vi.waitFor(() => expect(letGo).toHaveBeenCalledOnce());
});
