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
export async function bookingsSignedBy(secret: string, count: number): Promise<Booking[]> {
  const tokens = await Promise.all(
    Array.from({ length: count }, () => signedToken(secret, new Date())),
  );
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
export async function post(url: string, { key, body }: Booking): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/api/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
    });
    const { reference } = (await answer.json()) as { reference: string };
    return answer.status === 201 ? reference : undefined;
  } catch {
    return undefined; // the connection broke
  }
}
