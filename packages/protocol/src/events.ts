// Server-sent events, read from the bytes of an answer, in browser and Node alike.
import { EventSourceParserStream } from 'eventsource-parser/stream';

export interface ServerEvent {
  readonly id: string;
  readonly type: string;
  readonly text: string;
}

/** The events of a stream, in order, until it ends. An unfinished event at the end is dropped, as the standard says. */
export async function* serverEvents(bytes: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ServerEvent> {
  const reader = bytes.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield { id: value.id ?? '', type: value.event ?? 'message', text: value.data };
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
