import { expect } from 'vitest';
import {
  expectMessage,
  fillBooking,
  openForm,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { viewports } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

const place = {
  phone: '2015550123',
  email: 'ana@customer.example',
  address: '12 Oak Court, Hoboken, NJ 07030',
};

const requests = [
  {
    title: 'a house lockout',
    path: '/',
    answers: { ...place, service: 'House Lockout', unit: '4B', gate: '1177#', notes: 'Back door' },
    row: {
      service: 'House Lockout',
      timeframe: 'ASAP',
      address: '12 Oak Court, Hoboken, NJ 07030 Unit 4B',
      unit_number: '4B',
      gate_code: '1177#',
      notes: 'Back door',
    },
    vehicle: null,
    mailed: [
      'ASAP: House Lockout',
      '12 Oak Court, Hoboken, NJ 07030 Unit 4B',
      '1177#',
      'Back door',
    ],
  },
  {
    title: 'a car lockout with its vehicle',
    path: '/book-online',
    answers: {
      ...place,
      service: 'Car Lockout',
      timeframe: 'Same Day',
      year: '2019',
      make: 'Honda',
      model: 'Civic',
    },
    row: { service: 'Car Lockout', timeframe: 'Same Day', address: place.address },
    vehicle: { year: '2019', make: 'Honda', model: 'Civic' },
    mailed: ['Same Day: Car Lockout', '2019 Honda Civic'],
  },
  {
    title: 'a key replacement with all keys lost',
    path: '/book-online',
    answers: {
      ...place,
      service: 'Car Key Replacement',
      year: '2021',
      make: 'Ford',
      model: 'Transit',
    },
    allKeysLost: true,
    row: { service: 'Car Key Replacement', timeframe: 'ASAP' },
    vehicle: { year: '2021', make: 'Ford', model: 'Transit', all_keys_lost: true },
    mailed: ['ASAP: Car Key Replacement', '2021 Ford Transit', 'All keys lost: Yes'],
  },
  {
    title: 'another request in its own words',
    path: '/',
    answers: {
      ...place,
      service: 'Other',
      timeframe: 'Just Curious',
      other: 'A lock for a piano lid',
    },
    row: { service: 'A lock for a piano lid', timeframe: 'Just Curious' },
    vehicle: null,
    mailed: ['Just Curious: A lock for a piano lid'],
  },
];

const cases = viewports.flatMap(({ name, viewport }) =>
  requests.map((request) => ({ ...request, screen: name, viewport })),
);

test.concurrent.for(cases)(
  'on $screen, $title is stored and mailed, and leads to the thank-you page',
  async (request, { openWindow, server, mailBox }) => {
    const { page } = await openWindow({ viewport: request.viewport });
    const customer = `${crypto.randomUUID()}@customer.example`;
    const name = `Ana ${customer.slice(0, 8)}`;

    await openForm(page, request.path);
    await fillBooking(page, { ...request.answers, name, email: customer });
    if (request.allKeysLost) await page.getByRole('radio', { name: 'Yes' }).check();
    await solveCaptcha(page);
    await submitButton(page).click();
    await expectMessage(page, 'Your message has been sent successfully!');
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
    await page.waitForURL('**/thank-you');

    const [row, ...more] = server.rowsOf(name);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      ...request.row,
      type: 'booking',
      status: 'pending',
      phone: '(201) 555-0123',
      email: customer,
      source_url: request.path,
      captcha_provider: 'altcha',
      captcha_status: 'verified',
    });
    expect(JSON.parse(String(row?.vehicle_info))).toEqual(request.vehicle);

    const reference = String(row?.reference);
    await page.getByText(reference).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('form_submitted'))).toBe('true');

    const mails = await mailBox.mailsAbout(reference, 2);
    const owner = mails.find((mail) => mail.recipients.includes('owner@locksmith.example'));
    const confirmation = mails.find((mail) => mail.recipients.includes(customer));
    for (const words of [...request.mailed, name, '(201) 555-0123']) {
      expect(`${owner?.subject}\n${owner?.text}`).toContain(words);
    }
    expect(owner?.html).toContain('href="tel:+12015550123"');
    expect(confirmation?.text).toContain(reference);
    expect(confirmation?.text).toContain('(201) 748-2070');
  },
);
