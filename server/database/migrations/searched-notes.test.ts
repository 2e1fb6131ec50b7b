import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withoutTables } from '../../../tests/support/database/dialects.ts';
import { migrate } from './migrations.ts';

const created = '2026-11-20T10:04:00.000Z';

test.for(withoutTables)(
  'on %s stored requests become searchable by unit, vehicle and notes',
  async ([, open]) => {
    const db = await open();
    await migrate(db, '0014-push-indexes');
    const vehicle = JSON.stringify({ year: '2019', make: 'Honda', model: 'CIVIC' });
    for (let number = 1; number <= 1001; number += 1) {
      const [notes, car] = number % 2 ? [`Door ${number}`, vehicle] : [null, null];
      await sql`insert into submissions (id, reference, type, status, name, phone, address, email,
        unit_number, gate_code, notes, vehicle_info, recaptcha_token, captcha_provider,
        captcha_status, request_hash, created_at)
        values (${`id-${number}`}, ${`LS-${number}`}, 'booking', 'pending', 'Zoë ÅRSTAD',
        '(201) 555-0123', null, null, ${notes && 'PH-7'}, '#4711', ${notes}, ${car}, 'hash',
        'altcha', 'verified', 'hash', ${created})`.execute(db);
      await sql`insert into request_index (created_at, submission_id, status, type, searched)
        values (${created}, ${`id-${number}`}, 'pending', 'booking', 'as before')`.execute(db);
    }
    await sql`insert into history (submission_id, at, who, note)
      values ('id-7', ${created}, 'customer', ${'Plate\nÄBC 12'}),
        ('id-7', ${created}, 'terminal', null), ('id-7', ${created}, 'link', 'Later')`.execute(db);
    await migrate(db);

    const rows = await db.selectFrom('request_index').selectAll().execute();
    const searched = new Map(rows.map((row) => [row.submission_id, row.searched]));
    expect(searched.size).toBe(1001);
    expect(searched.get('id-1')).toBe(
      'ls-1\nzoë årstad\n2015550123\n\n\nph-7\ndoor 1\n2019 honda civic',
    );
    expect(searched.get('id-2')).toBe('ls-2\nzoë årstad\n2015550123\n\n\n\n\n');
    expect(searched.get('id-7')).toBe(
      'ls-7\nzoë årstad\n2015550123\n\n\nph-7\ndoor 7\n2019 honda civic\nplate\näbc 12\nlater',
    );
    expect(searched.get('id-1001')).toContain('door 1001');
  },
);
