import { test as base, expect } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { listen } from '../../support/heard/listen.ts';

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires this parameter to be destructured
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('page', async ({ browser }, { onCleanup }) => {
    const page = await browser.newPage();
    onCleanup(() => page.close());
    return page;
  })
  .extend('open', ({ page }) => async (body: string) => {
    await page.setContent(`<title>Test</title>${body}`);
    return listen(page);
  });

test.concurrent.for([
  {
    what: 'its name',
    body: '<button aria-label="Accept Car Lockout, Carla">Accept</button>',
    line: "focus: button 'Accept Car Lockout, Carla'",
  },
  { what: 'that it has no name', body: '<main tabindex=0></main>', line: 'focus: main (no name)' },
  {
    what: 'that it is required and wrong, its value and its error',
    body: `<label>Phone <input required aria-invalid=true aria-describedby=error value=201></label>
      <p id=error>Ten digits, please</p>`,
    line: "focus: textbox 'Phone', invalid, required, value '201', description 'Ten digits, please'",
  },
  {
    what: 'that one browser finds it wrong',
    body: '<label>Name <input required></label>',
    line: "focus: textbox 'Name', required, invalid in Firefox",
  },
  {
    what: 'that it is not wrong yet',
    body: '<label>Name <input required aria-invalid=false></label>',
    line: "focus: textbox 'Name', required",
  },
  {
    what: 'that it does not act now',
    body: '<button aria-disabled=true>Send</button>',
    line: "focus: button 'Send', disabled",
  },
  {
    what: 'that it can open',
    body: '<button aria-expanded=false>Menu</button>',
    line: "focus: button 'Menu', collapsed",
  },
  {
    what: 'that it is pressed',
    body: '<button aria-pressed=true>Sound</button>',
    line: "focus: button 'Sound', pressed",
  },
  {
    what: 'its level',
    body: '<h1 tabindex=0>Thank you</h1>',
    line: "focus: heading 'Thank you', level 1",
  },
  {
    what: 'the group that it enters',
    body: '<fieldset><legend>Keys</legend><button>On</button></fieldset>',
    line: "focus: button 'On', in group 'Keys'",
  },
])(
  'an element that gets the focus is announced with $what',
  async ({ body, line }, { page, open }) => {
    const ear = await open(body);
    await page.keyboard.press('Tab');
    expect(await ear.heard()).toEqual([line]);
    expect(await ear.heard()).toEqual([]);
  },
);

test.concurrent('removing the focused button is announced as focus on nothing, once', async ({
  page,
  open,
}) => {
  const ear = await open('<button onclick="this.remove()">Accept</button>');
  await page.keyboard.press('Tab');
  expect(await ear.heard()).toEqual(["focus: button 'Accept'"]);
  await page.keyboard.press('Enter');
  expect(await ear.heard()).toEqual(['focus: nothing']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await ear.heard()).toEqual([]);
});

test.concurrent('a focus that moves on at once is announced only where it ends, before the status', async ({
  page,
  open,
}) => {
  const ear = await open(`<button id=first>Accept</button><output></output><script>
    first.onclick = () => {
      document.querySelector('output').textContent = 'Accepted';
      first.outerHTML = '<button id=next>Undo</button>';
      next.focus();
    }</script>`);
  await page.keyboard.press('Tab');
  await ear.heard();
  await page.keyboard.press('Enter');
  expect(await ear.heard()).toEqual(["focus: button 'Undo'", 'status: Accepted']);
});

test.concurrent.for([
  {
    what: 'its error',
    change: "field.ariaInvalid = 'true'; error.textContent = 'Ten digits'",
    line: "changed: invalid, description 'Ten digits'",
  },
  {
    what: 'its name',
    change: "field.ariaLabel = 'Mobile'",
    line: "changed: textbox 'Mobile'",
  },
  { what: 'its value', change: "field.value = '201'", line: "changed: value '201'" },
  {
    what: 'that it acts no longer',
    change: "field.ariaDisabled = 'true'",
    line: 'changed: disabled',
  },
  {
    what: 'that it is not required any more',
    change: 'field.required = false',
    line: 'changed: no longer required',
  },
  {
    what: 'the option that arrow keys reached',
    change: "field.setAttribute('aria-activedescendant', 'option')",
    line: "changed: at option 'Hoboken'",
  },
])(
  'a change in the focused element is announced: $what',
  async ({ change, line }, { page, open }) => {
    const { heard } = await open(`
    <input id=field role=combobox aria-label=Phone aria-describedby=error aria-invalid=false required
      aria-expanded=true aria-controls=list><p id=error></p>
    <ul id=list role=listbox><li id=option role=option>Hoboken</li></ul>`);
    await page.keyboard.press('Tab');
    await heard();
    await page.evaluate(`document.body.append(''); ${change}`);
    expect(await heard()).toEqual([line.replace('textbox', 'combobox')]);
  },
);

test.concurrent('typed characters are not announced, options chosen by keys are', async ({
  page,
  open,
}) => {
  const ear = await open(
    '<input aria-label=Name><select aria-label=Service><option>Car<option>House</select>',
  );
  await page.keyboard.press('Tab');
  expect(await ear.heard()).toEqual(["focus: textbox 'Name'"]);
  await page.keyboard.type('Ana');
  expect(await ear.heard()).toEqual([]);
  await page.keyboard.press('Tab');
  expect(await ear.heard()).toEqual(["focus: combobox 'Service', collapsed, value 'Car'"]);
  await page.keyboard.press('ArrowDown');
  expect(await ear.heard()).toEqual(["changed: value 'House'"]);
});

const region = "document.querySelector('[role], [aria-live]')";

test.concurrent.for([
  {
    what: 'a status that is filled',
    body: '<p role=status></p>',
    change: `${region}.textContent = 'Sent'`,
    lines: ['status: Sent'],
  },
  {
    what: 'an alert that is filled',
    body: '<p role=alert></p>',
    change: `${region}.textContent = 'Wrong'`,
    lines: ['alert: Wrong'],
  },
  {
    what: 'an alert that comes with its text',
    body: '',
    change: "document.body.innerHTML = '<p role=alert>Wrong</p>'",
    lines: ['alert: Wrong'],
  },
  {
    what: 'a status that comes with its text, which readers often pass over',
    body: '',
    change: "document.body.innerHTML = '<p role=status>Sent</p>'",
    lines: ['status (came with its text): Sent'],
  },
  {
    what: 'a status that is filled as soon as it is there',
    body: '',
    change: `document.body.innerHTML = '<p role=status></p>';
      Promise.resolve().then(() => { ${region}.textContent = 'Sent'; })`,
    lines: ['status: Sent'],
  },
  {
    what: 'a status that is shown with its text, likewise',
    body: '<p role=status hidden>Sent</p>',
    change: `${region}.hidden = false`,
    lines: ['status (came with its text): Sent'],
  },
  {
    what: 'a status as a whole, words apart',
    body: '<div role=status><b>1</b> request<p>found</p></div>',
    change: `${region}.firstChild.textContent = '2'`,
    lines: ['status: 2 request found'],
  },
  {
    what: 'of a polite region what is new',
    body: '<ol aria-live=polite><li>Old</ol>',
    change: `${region}.innerHTML += ''; ${region}.append('New')`,
    lines: ['polite: Old New'],
  },
  {
    what: 'of a polite region the line that was added',
    body: '<ol aria-live=polite><li>Old</ol>',
    change: `${region}.append(Object.assign(document.createElement('li'), { textContent: 'New' }))`,
    lines: ['polite: New'],
  },
  {
    what: 'the name of a picture, and nothing of what is hidden',
    body: '<p role=status></p>',
    change: `${region}.innerHTML = '<img alt=Seen><b aria-hidden=true>!</b><i hidden>?</i> at noon'`,
    lines: ['status: Seen at noon'],
  },
  {
    what: 'each of two regions that say the same',
    body: '<p role=status></p><p role=status></p>',
    change: "document.querySelectorAll('p').forEach((p) => { p.textContent = 'Sent' })",
    lines: ['status: Sent', 'status: Sent'],
  },
  {
    what: 'nothing of a region behind a modal dialog',
    body: '<p role=status></p><dialog></dialog>',
    change: `document.querySelector('dialog').showModal(); ${region}.textContent = 'Sent'`,
    lines: ['focus: dialog (no name)'],
  },
  {
    what: 'nothing of a region that is switched off, busy, or loses its text',
    body: '<p role=status aria-live=off></p><p role=status aria-busy=true></p><p role=status>Gone</p>',
    change: `const [off, busy, gone] = document.querySelectorAll('p');
      off.textContent = busy.textContent = 'Sent'; gone.textContent = ''`,
    lines: [],
  },
  {
    what: 'a title that changes',
    body: '',
    change: "document.title = 'Thank you'",
    lines: ['title: Thank you'],
  },
  {
    what: 'nothing of a number before the title',
    body: '',
    change: "document.title = '(1) Test'",
    lines: [],
  },
])('the listener reports $what', async ({ body, change, lines }, { page, open }) => {
  const ear = await open(body);
  await page.evaluate(change);
  expect(await ear.heard()).toEqual(lines);
});

test.concurrent('closing a dialog announces only a region that changed, as having come with its text', async ({
  page,
  open,
}) => {
  const ear = await open('<p role=status>Open</p><p role=status>Here</p><dialog></dialog>');
  const say = (script: string) =>
    page.evaluate(`{
    const [first, second] = document.querySelectorAll('p'), dialog = document.querySelector('dialog');
    ${script}
  }`);
  await say('dialog.showModal()');
  expect(await ear.heard()).toEqual(['focus: dialog (no name)']);
  await say("dialog.close(); first.textContent = 'Cancelled'");
  expect(await ear.heard()).toEqual(['focus: nothing', 'status (came with its text): Cancelled']);
  await say("first.textContent = 'Closed'");
  expect(await ear.heard()).toEqual(['status: Closed']);
  // Shown without the dialog first, even if only for a moment, it speaks.
  await say('dialog.showModal()');
  expect(await ear.heard()).toEqual(['focus: dialog (no name)']);
  await say("dialog.close(); setTimeout(() => { first.textContent = 'Later' })");
  expect(await ear.heard()).toEqual(['focus: nothing', 'status: Later']);
});

test.concurrent('text announced twice is reported twice, and a test can wait for a line', async ({
  page,
  open,
}) => {
  const ear = await open('<p role=status></p>');
  await page.evaluate(`(async () => {
    for (const text of ['Sent', '', 'Sent', 'Done']) {
      ${region}.textContent = text;
      await new Promise((passed) => setTimeout(passed, 500));
    }})()`);
  expect(await ear.heard('Done')).toEqual(['status: Sent', 'status: Sent', 'status: Done']);
});

test.concurrent('a new page announces its title, and no status text that it loads with', async ({
  page,
  open,
}) => {
  const ear = await open('<p role=status>Old</p>');
  const html = '<title>Next</title><p role=status>Here</p><p role=alert>Wrong</p><input autofocus>';
  await page.goto(`data:text/html,${html}`);
  expect(await ear.heard('focus')).toEqual([
    'page: Next',
    'focus: textbox (no name)',
    'alert: Wrong',
  ]);
  await page.evaluate(`document.querySelector('p').textContent = 'There'`);
  expect(await ear.heard()).toEqual(['status: There']);
});

test.concurrent('the listener works on a page with a strict CSP and a fake clock', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('http://heard.example/', (route) =>
    route.fulfill({
      headers: {
        'content-security-policy': "script-src 'none'; require-trusted-types-for 'script'",
      },
      contentType: 'text/html',
      body: '<title>Strict</title><a href="#end">Skip</a>',
    }),
  );
  const ear = await listen(page);
  await page.goto('http://heard.example/');
  await page.keyboard.press('Tab');
  expect(await ear.heard()).toEqual(['page: Strict', "focus: link 'Skip'"]);
});
