// A push message as RFC 8291 wants it: encrypted for one browser, so that the service between sees only its length.
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gives of its keys: its public key, and a secret that it shares with the sender. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}
/** Made anew for each message; given in tests alone. */
interface Once {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

const RECORD = 4096;
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
const derived = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** One record of aes128gcm (RFC 8188): salt, record size, the sender's key, and the sealed text. */
export function encrypted(text: string, { p256dh, auth }: BrowserKeys, once?: Once): Buffer {
  const { salt = randomBytes(16), privateKey } = once ?? {};
  const own = createECDH('prime256v1');
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const [theirs, ours] = [bytes(p256dh), own.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(own.computeSecret(theirs), bytes(auth), info, 32);
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The 2 ends the last record.
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])), cipher.final()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head[4] = ours.length;
  return Buffer.concat([salt, head, ours, ...sealed, cipher.getAuthTag()]);
}
