// An authenticator in software: makes passkeys and signs with them as a device would, or as a thief would.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Json } from '@sagebrush/engine';

interface Credential {
  readonly id: Buffer;
  readonly key: KeyObject;
  counter: number;
}
export interface Circumstances {
  /** The page that asks, as the browser tells it. */
  readonly origin: string;
  readonly relyingParty?: string;
  /** What the device says it has counted; -1 for a passkey that is on several devices and never counts. */
  readonly counter?: number;
}
export interface Authenticator {
  create(options: Json, circumstances: Circumstances): Json;
  get(options: Json, circumstances: Circumstances): Json;
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

/** As much of CBOR as an attestation without a statement needs. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;
const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

const USER_PRESENT_AND_VERIFIED = 0b101;
const HAS_CREDENTIAL = 0b100_0000;
function authenticatorData(relyingParty: string, counter: number, credential?: Buffer): Buffer {
  const flags = USER_PRESENT_AND_VERIFIED | (credential ? HAS_CREDENTIAL : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(relyingParty), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const hostIn = (origin: string): string => new URL(origin).hostname;

export function authenticator(): Authenticator {
  const known: Credential[] = [];
  return {
    create(options, { origin, relyingParty = hostIn(origin) }) {
      const { challenge } = options as { challenge: string };
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(32);
      known.push({ id, key: privateKey, counter: 0 });
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(relyingParty, 0, credential)],
      ]);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
          attestationObject: text(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    get(options, { origin, relyingParty = hostIn(origin), counter }) {
      const { challenge } = options as { challenge: string };
      const credential = known.at(-1);
      if (!credential) throw new Error('this authenticator has no passkey');
      credential.counter += 1;
      const data = authenticatorData(relyingParty, Math.max(0, counter ?? credential.counter));
      const client = clientData('webauthn.get', challenge, origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(credential.key);
      return {
        id: text(credential.id),
        rawId: text(credential.id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
        },
      };
    },
  };
}
