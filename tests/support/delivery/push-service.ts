import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';
import type { PushMessage } from '../../../contract/answers/push.ts';
import { type Received, type ReceiverAnswer, startReceiver } from './receiver.ts';

let certificate: Promise<{ key: string; cert: string }> | undefined;

/** A certificate for 127.0.0.1 that this process trusts from now on. Node lets it be added only once. */
async function makeCertificate() {
  const altNames = [{ type: 7 as const, ip: '127.0.0.1' }];
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    extensions: [{ name: 'subjectAltName', altNames }],
  });
  setDefaultCACertificates([...getCACertificates(), cert]);
  return { key, cert };
}

/** Starts a push service on https. */
export async function startPushService(answer?: ReceiverAnswer) {
  certificate ??= makeCertificate();
  return startReceiver(answer, await certificate);
}

/** A browser's side of a subscription. */
export function subscribe(endpoint: string) {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    json: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** Decrypts the message in a push, by RFC 8291 and RFC 8188 (one record). */
    decrypt({ body }: Received): PushMessage {
      const salt = body.subarray(0, 16);
      const senderLength = body[20] ?? 0;
      const sender = body.subarray(21, 21 + senderLength);
      const record = body.subarray(21 + senderLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const ikm = derive(pair.computeSecret(sender), auth, info, 32);
      const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      const end = padded.lastIndexOf(2); // the delimiter of the last record
      return JSON.parse(padded.subarray(0, end).toString());
    },
  };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/** Returns the claims of the token that identifies the sender (RFC 8292). Throws if it is not genuine. */
export function vapidClaims({ headers }: Received, publicKey: string) {
  const { token = '', key } =
    /^vapid t=(?<token>[\w.-]+), k=(?<key>[\w-]+)$/.exec(headers.authorization ?? '')?.groups ?? {};
  if (key !== publicKey) throw new Error('Not the key that was subscribed with');
  const point = Buffer.from(publicKey, 'base64url');
  const coordinate = (start: number) => point.subarray(start, start + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGenuine) throw new Error('A wrong signature');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
