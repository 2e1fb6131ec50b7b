import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breaches, walls } from './import-walls.ts';

test.for([
  ['server/requests/town.ts', "import { desk } from '../desk/plugin.ts';"],
  ['server/requests/town.ts', "import type { Outcome } from '../delivery/mailer.ts';"],
  ['server/requests/town.ts', "import {\n  one,\n  two,\n} from '../booking/submit.ts';"],
  ['server/requests/town.ts', "export type { Site } from '../open-site.ts';"],
  ['server/requests/town.ts', "type Site = import('../open-site.ts').Site;"],
  ['server/desk/plugin.ts', "import '../customers/follow-routes.ts';"],
  ['server/app.ts', "import { useState } from 'react';"],
  ['server/app.ts', "import { parse } from 'parse5';"],
  ['server/app.test.ts', "import { form } from '../app/booking/booking-form.tsx';"],
  ['app/layout/footer.tsx', "import { FaqSection } from '../sections/faq.tsx';"],
  ['app/phone/use-phone.ts', "import type { Data } from '../before-hydration/plain-form.ts';"],
  ['app/ui/button.tsx', "import { formWords } from '#words/form/form.ts';"],
  ['server/app.ts', "import { formWords } from '#words/form/form.ts';"],
  ['app/ui/button.tsx', "import { business } from '../../content/facts/business.ts';"],
  ['desk/main.tsx', "import { Frame } from '../app/layout/frame.tsx';"],
  ['desk/request/when.tsx', "import { sound } from '../live/sound.ts';"],
  ['content/facts/areas.ts', "import { Link } from 'react-router';"],
  ['contract/fields.ts', "import { areas } from '../content/facts/areas.ts';"],
  ['contract/fields.ts', "import { sql } from 'kysely';"],
] as const)('in %s, %s breaks an import rule', ([file, source]) => {
  expect(breaches(file, source)).toHaveLength(1);
});

test.for([
  ['server/desk/plugin.ts', "import { followed } from '../requests/request-record.ts';"],
  ['server/desk/follow.test.ts', "import { mailer } from '../delivery/mailers.ts';"],
  ['server/desk/follow.test.ts', "import { startDesk } from '../../tests/support/desk/desk.ts';"],
  ['server/app.ts', "import { desk } from './desk/plugin.ts';"],
  ['desk/main.tsx', "import { Button } from '../app/ui/button.tsx';"],
  ['app/sections/faq.tsx', "import { formWords } from '#words/form/form.ts';"],
  ['app/sections/faq.tsx', "import { Frame } from '../layout/frame.tsx';"],
  ['contract/fields.ts', "import { z } from 'zod';"],
  ['server/app.ts', "import { Migrator } from 'kysely/migration';"],
  ['server/app.ts', "import { join } from 'node:path';"],
  ['server/app.test.ts', "import { parse } from 'parse5';"],
] as const)('in %s, %s is allowed', ([file, source]) => {
  expect(breaches(file, source)).toEqual([]);
});

test.for(['app', 'desk', 'server'])('every folder of %s has an import rule', (top) => {
  const entries = globSync(`${top}/*`, { withFileTypes: true });
  const rooms = entries.filter((entry) => entry.isDirectory() && entry.name !== 'public');
  expect(rooms.length).toBeGreaterThan(10);
  expect(rooms.filter(({ name }) => !walls[`${top}/${name}`])).toEqual([]);
});
