// A push service of the test's own: TLS with a certificate that nobody else trusts, and a browser that can read.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

const PUSH_HOST = 'push.example.test';
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBrTCCAVOgAwIBAgIUfSNBzLdlZUygKxcgK5K8pSuwX40wCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRcHVzaC5leGFtcGxlLnRlc3QwIBcNMjYxMTE4MDQ1NDM1WhgP
MjEyNjEwMjUwNDU0MzVaMBwxGjAYBgNVBAMMEXB1c2guZXhhbXBsZS50ZXN0MFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEd3k2UGF7VUVX4D3Bow6+rljxxZ3Zs/i5
ETTZI2MbzI+gSPMgzzxxG5Csqta2j6usegc/a2tqjd8a12xiUa/p16NxMG8wHQYD
VR0OBBYEFHidLLE4rMaNQrOv270SzdZktgmuMB8GA1UdIwQYMBaAFHidLLE4rMaN
QrOv270SzdZktgmuMA8GA1UdEwEB/wQFMAMBAf8wHAYDVR0RBBUwE4IRcHVzaC5l
eGFtcGxlLnRlc3QwCgYIKoZIzj0EAwIDSAAwRQIgS4xjtqyhh5GxLHMegMzSNFaC
V/eCsGChs14PMk/FkeACIQDSFWNKPdKQG35VAoaNjG9l40BIIfTQo6z2SVxydJiR
dg==
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfzoX4BR2LECYwd4N
Pt5SMzmas/wiNw0v3oB63OSzramhRANCAAR3eTZQYXtVRVfgPcGjDr6uWPHFndmz
+LkRNNkjYxvMj6BI8yDPPHEbkKyq1raPq6x6Bz9ra2qN3xrXbGJRr+nX
-----END PRIVATE KEY-----`;

interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}
export interface PushService {
  /** As it stands in the list of hosts: with its port. */
  readonly host: string;
  readonly line: { addressOf(host: string): Promise<string>; readonly ca: string };
  readonly received: Received[];
  /** What it answers from now on. */
  answer: number;
  close(): Promise<void>;
}

export async function openPushService(): Promise<PushService> {
  const received: Received[] = [];
  const server = createServer({ cert: CERTIFICATE, key: KEY }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      // Whoever followed this would come to where they must not.
      response.writeHead(service.answer, { location: `https://${service.host}/elsewhere` }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: PushService = {
    host: `${PUSH_HOST}:${(server.address() as AddressInfo).port}`,
    line: { addressOf: async () => '127.0.0.1', ca: CERTIFICATE },
    received,
    answer: 201,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

/** The part of a browser that has the keys: it subscribes, and opens what comes. */
export function receiver() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    opened(body: Buffer): unknown {
      const [salt, length] = [body.subarray(0, 16), body[20] ?? 0];
      const [sender, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
      const secret = derived(own.computeSecret(sender), auth, info, 32);
      const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** What a signed header says; undefined where its signature is not by the key that it names. */
export function vapidClaims(header: string): { readonly aud: string; readonly exp: number } | undefined {
  const [, head = '', claims = '', signature = '', publicKey = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const part = (from: number, to: number): string => point.subarray(from, to).toString('base64url');
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as never) : undefined;
}
