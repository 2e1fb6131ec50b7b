import { expect } from 'vitest';
import { signInWords } from '../../../content/owner/desk/frame.ts';
import { requestWords as words } from '../../../content/owner/desk/request.ts';
import { listWords } from '../../../content/owner/desk/requests.ts';
import { owner, signInTokenIn } from '../../support/desk/desk.ts';
import { awaitEventStream, book, deskTest as test } from '../../support/desk/desk-test.ts';
import { startTranscript } from '../../support/heard/transcript.ts';

const carla = {
  name: 'Carla Carson',
  service: 'Car Lockout',
  address: '9 Bay Street, Jersey City, NJ 07302',
  vehicle_year: '2015',
  vehicle_make: 'Honda',
  vehicle_model: 'Civic',
};
const jonas = { name: 'Jonas Jones', address: '5 Oak Street, Hoboken, NJ 07030' };

test('the announcements of handling a request at the desk match the transcript', async ({
  server,
  mailBox,
  page,
  allowComplaints,
}) => {
  allowComplaints(/status of 401/, 'nobody is signed in');
  allowComplaints(/status of 404/, 'it is erased in the end');
  const reference = await book(server, carla);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const cardOf = ({ name }: { name: string }) =>
    page.getByRole('listitem').filter({ hasText: name });
  const card = cardOf(carla);
  const { after, press, tabTo, jumpTo, type, text } = await startTranscript(page);

  await after('opens /desk', () => page.goto('/desk'), `heading '${signInWords.title}'`);
  await jumpTo(page.getByLabel(signInWords.email));
  await type(owner);
  await press('Tab');
  await press('Enter', 'a link is on its way');
  await mailBox.mailsAbout('/desk/sign-in#', 1);
  const token = mailBox.mails.map(({ text }) => signInTokenIn(text)).findLast(Boolean);
  const openLink = () => page.goto(`/desk/sign-in?#${token}`);
  await after('opens the link of the mail', openLink, `heading '${signInWords.title}'`);
  await tabTo(button(signInWords.signIn));
  await awaitEventStream(page, () => press('Enter', `heading '${listWords.title('open')}'`));
  await card.waitFor();
  await after('another request arrives', () => book(server, jonas), 'status: New request');
  await cardOf(jonas).waitFor();
  await press('/');
  // Typed at once: a pause between two letters would be a search, too. While it loads, all cards are gone.
  await after("types 'Carla'", () => page.keyboard.insertText('Carla'), listWords.found(1, 1));
  await after(
    "types 'Nobody'",
    async () => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText('Nobody');
    },
    listWords.noneFound,
  );
  await after(
    'Control+a, Delete',
    async () => {
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await cardOf(jonas).waitFor();
      await page.locator('[data-settling]').waitFor({ state: 'detached' });
    },
    listWords.found(2, 2),
  );

  await jumpTo(card.getByRole('button', { name: listWords.accept }));
  // A status waits while the one before it is still being read.
  await after(
    'Enter',
    async () => {
      await page.keyboard.press('Enter');
      await card.getByRole('button', { name: words.undo }).waitFor();
    },
    'status: ',
  );
  await press('Tab');
  await jumpTo(card.getByRole('button', { name: words.undo }));
  await after('Enter', async () => {
    await page.keyboard.press('Enter');
    await card.getByRole('button', { name: listWords.accept }).waitFor();
    await page.locator('[data-settling]').waitFor({ state: 'detached' });
  });
  await jumpTo(card.getByRole('link', { name: carla.service }));
  await after('Enter', async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: carla.name, level: 1 }).waitFor();
  });

  await jumpTo(button(words.steps.accepted));
  await after(
    'Enter',
    async () => {
      await page.keyboard.press('Enter');
      await button(words.steps.done).waitFor();
    },
    'status: ',
  );
  await press('Tab');
  await jumpTo(page.getByLabel(words.note.label));
  await type('Blue door, ring twice');
  await press('Tab');
  await after(
    'Enter',
    async () => {
      await page.keyboard.press('Enter');
      await page.getByRole('listitem').getByText('ring twice').waitFor();
    },
    words.note.added,
  );
  await jumpTo(button(words.steps.done));
  await after(
    'Enter',
    async () => {
      // 10 s after the last step, its Undo goes away, and the buttons settle again.
      await page.locator('[data-settling]').waitFor({ state: 'detached' });
      await page.keyboard.press('Enter');
      await button(words.steps.pending).waitFor();
    },
    'status: ',
  );
  await jumpTo(button(words.erase.open));
  await press('Enter');
  await type(reference);
  await tabTo(button(words.erase.button));
  await after(
    'Enter',
    async () => {
      await page.keyboard.press('Enter');
      await cardOf(jonas).waitFor();
    },
    words.erase.erased,
  );
  await expect(text()).toMatchFileSnapshot('spoken/desk.txt');
});
