// Server-sent events, read from the bytes of an answer: the standard's line format, in browser and Node alike.

export interface ServerEvent {
  readonly id: string;
  readonly type: string;
  readonly text: string;
}

/** The events of a stream, in order, until it ends. An unfinished event at the end is dropped, as the standard says. */
export async function* serverEvents(bytes: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = bytes.pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** One block of lines; undefined for a comment, which only keeps the line open. */
function eventOf(block: string): ServerEvent | undefined {
  const fields = { id: '', event: 'message', data: [] as string[] };
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const value = line.slice(colon + 1).replace(/^ /, '');
    const field = line.slice(0, colon);
    if (field === 'data') fields.data.push(value);
    else if (field === 'id' || field === 'event') fields[field] = value;
  }
  return fields.data.length === 0 ? undefined : { id: fields.id, type: fields.event, text: fields.data.join('\n') };
}
