// One request to a push service: the address is looked up once and kept to, no answer sends us elsewhere.
import { request } from 'node:https';

export interface PushLine {
  /** The address that a host's name leads to; throws where it may not be asked. */
  addressOf(host: string): Promise<string>;
  /** Whom to trust beside the usual authorities; for tests. */
  readonly ca?: string;
}
interface PushRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

const PATIENCE = 10_000;

/** The status of the answer; what else it says is not read. */
export async function post({ url, headers, body }: PushRequest, { addressOf, ca }: PushLine): Promise<number> {
  const address = await addressOf(url.hostname);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        method: 'POST',
        host: address,
        port: url.port === '' ? 443 : Number(url.port),
        servername: url.hostname,
        path: `${url.pathname}${url.search}`,
        headers: { ...headers, host: url.host, 'content-length': body.length },
        timeout: PATIENCE,
        agent: false,
        ...(ca === undefined ? {} : { ca }),
      },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${PATIENCE} ms`)));
    asked.on('error', reject);
    asked.end(body);
  });
}
