import type { RunningServer } from './server.ts';
import { signedToken } from './solved-token.ts';

export interface Booking {
  key: string;
  body: string;
}

/** Different bookings for a server on SQLite, each with its own Idempotency-Key and solved captcha. */
export async function manyBookings(server: RunningServer, count: number): Promise<Booking[]> {
  const [row] = server.rows("select value from secrets where name = 'captcha'");
  return bookingsSignedBy(String(row?.value), count);
}

/** @param secret of the server's database, named `captcha` */
export async function bookingsSignedBy(
  secret: string,
  count: number,
  now = new Date(),
): Promise<Booking[]> {
  const tokens = await Promise.all(Array.from({ length: count }, () => signedToken(secret, now)));
  return tokens.map((token, index) => ({
    key: crypto.randomUUID(),
    body: JSON.stringify({
      type: 'booking',
      name: `Visitor ${index}`,
      phone: '(201) 555-0123',
      address: `${index} Oak Court, North Bergen, NJ 07047`,
      service: 'House Lockout',
      timeframe: 'ASAP',
      recaptcha_token: token,
    }),
  }));
}

/** Posts a booking again while an overloaded server refuses it, as the page does. Resolves to its reference. */
export async function postUntilStored(url: string, booking: Booking): Promise<string> {
  for (;;) {
    const reference = await post(url, booking);
    if (reference) return reference;
  }
}

/** Posts a booking. Resolves to its reference, or to undefined if it was rejected or got no response. */
export async function post(
  url: string,
  booking: Booking,
  headers: Record<string, string> = {},
): Promise<string | undefined> {
  const { status, body } = await answerTo(url, booking, headers);
  return status === 201 ? String(body.reference) : undefined;
}

interface Answer {
  /** 0 if the connection broke. */
  status: number;
  body: Record<string, unknown>;
}

/** Posts a booking. Resolves to the server's answer. */
export async function answerTo(
  url: string,
  { key, body }: Booking,
  headers: Record<string, string> = {},
): Promise<Answer> {
  try {
    const answer = await fetch(`${url}/api/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
      body,
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  } catch {
    return { status: 0, body: {} };
  }
}
