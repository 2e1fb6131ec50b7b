import { expect, test } from 'vitest';
import { type FormEvent, type FormState, formReducer, initialState } from './form-reducer.ts';

type Phase = FormState['phase'];
const phases: Phase[] = ['idle', 'validating', 'asking', 'sending', 'waiting', 'refused', 'sent'];
const atRest: Phase[] = ['idle', 'waiting', 'refused'];
const unshown = { tone: 'error', title: 'Not sent' } as const;

/** Each event, the phases that accept it, and the next phase; `same` if the phase does not change. */
const transitions: [name: string, event: FormEvent, counts: Phase[], leads: Phase | 'same'][] = [
  ['a press', { type: 'pressed' }, atRest, 'validating'],
  ['asking the server', { type: 'server asked' }, ['validating', 'asking'], 'asking'],
  ['passed checks', { type: 'checked' }, ['validating', 'asking'], 'sending'],
  ['a failed check', { type: 'checked', failed: 'fields' }, ['validating', 'asking'], 'refused'],
  [
    'a stored request',
    { type: 'answered', outcome: { kind: 'stored', receipt: { id: 'a', reference: 'LS-1' } } },
    ['sending'],
    'sent',
  ],
  [
    'an unreadable answer',
    { type: 'answered', outcome: { kind: 'unreadable' } },
    ['sending'],
    'refused',
  ],
  [
    'a request put aside',
    { type: 'not sent', key: 'k', isQueued: true, notice: { title: 'Not sent yet' } },
    ['sending'],
    'waiting',
  ],
  [
    'a request that cannot be kept',
    { type: 'not sent', key: 'k', isQueued: false, notice: { title: 'Not sent' } },
    ['sending'],
    'refused',
  ],
  ['a request the queue speaks of itself', { type: 'left to the queue' }, ['sending'], 'idle'],
  [
    'a request that the queue has sent',
    { type: 'sent by the queue', reference: 'LS-2' },
    phases.filter((phase) => phase !== 'sent'),
    'sent',
  ],
  ['an error of our own', { type: 'threw' }, ['validating', 'asking', 'sending'], 'refused'],
  ['a token', { type: 'token changed', token: 't' }, phases, 'same'],
  [
    'a notice that could not be shown',
    { type: 'notice not shown', notice: unshown },
    phases,
    'same',
  ],
];

const cases = transitions.flatMap(([name, event, counts, leads]) =>
  phases.map((phase) => {
    const expected = !counts.includes(phase) ? 'ignored' : leads === 'same' ? phase : leads;
    return { name, event, phase, expected };
  }),
);

test.each(cases)('$name while $phase: $expected', ({ event, phase, expected }) => {
  const before: FormState = { ...initialState, phase };
  const after = formReducer(before, event);
  if (expected === 'ignored') expect(after).toBe(before);
  else expect(after).toMatchObject({ phase: expected });
});

const sending: FormState = { phase: 'sending', token: 'a token' };
const checking: FormState = { phase: 'validating', token: null };
const unused = { focus: undefined, token: 'unused' };

test.each<[string, FormState, FormEvent, object]>([
  [
    'a missing captcha',
    checking,
    { type: 'checked', failed: 'altcha' },
    {
      focus: 'first error',
      captchaError: 'Please complete the security check',
      notice: {
        title: 'Verification Required',
        description: 'Please complete the security check',
      },
    },
  ],
  [
    'a missing address',
    checking,
    { type: 'checked', failed: 'address' },
    {
      focus: 'first error',
      notice: { title: 'Address Required', description: 'Please enter a valid service address' },
    },
  ],
  [
    'fields that break a rule',
    checking,
    { type: 'checked', failed: 'fields' },
    {
      focus: 'first error',
      notice: { title: 'Form Validation Failed', description: 'Please check the form for errors' },
    },
  ],
  [
    'fields that the server refuses',
    sending,
    { type: 'answered', outcome: { kind: 'fields', errors: { name: 'No name' } } },
    {
      focus: 'first error',
      token: 'unused',
      errors: { name: 'No name' },
      notice: { title: 'Form Validation Failed', description: 'Please check the form for errors' },
    },
  ],
  [
    'a captcha that the server refuses',
    sending,
    { type: 'answered', outcome: { kind: 'captcha', message: 'It has expired.' } },
    {
      focus: 'first error',
      captchaError: 'It has expired.',
      token: 'refused',
      notice: { title: 'Verification Required', description: 'It has expired.' },
    },
  ],
  [
    'any other refusal',
    sending,
    { type: 'answered', outcome: { kind: 'refused', message: 'Too many requests.' } },
    {
      ...unused,
      notice: {
        title: 'There was a problem submitting the form',
        description: 'Too many requests.',
        offersCall: true,
      },
    },
  ],
  [
    'an error of the server without a reason',
    sending,
    { type: 'answered', outcome: { kind: 'unexplained' } },
    {
      ...unused,
      notice: {
        title: 'There was a problem submitting the form',
        description: 'Please try again later',
        offersCall: true,
      },
    },
  ],
  [
    'an answer that is not our server’s',
    sending,
    { type: 'answered', outcome: { kind: 'unreadable' } },
    {
      ...unused,
      notice: {
        title: 'Submission Failed',
        description: 'Please try again or contact us directly.',
        offersCall: true,
      },
    },
  ],
  [
    'a request put aside',
    sending,
    { type: 'not sent', key: 'k', isQueued: true, notice: { title: 'Not sent yet' } },
    { ...unused, notice: { title: 'Not sent yet' } },
  ],
  [
    'an error of our own',
    checking,
    { type: 'threw' },
    {
      notice: {
        title: 'Submission Failed',
        description: 'Please try again or contact us directly.',
        offersCall: true,
      },
    },
  ],
])('%s sets the notice and what takes the focus', (_, state, event, failure) => {
  expect(formReducer(state, event).failure).toEqual(failure);
});

/** Returns the state after these events. */
const after = (...events: FormEvent[]) => events.reduce(formReducer, initialState);

test('a repeated failure is a new object, so that it takes the focus again', () => {
  const failed: FormEvent[] = [{ type: 'pressed' }, { type: 'checked', failed: 'address' }];
  const first = after(...failed);
  const second = failed.reduce(formReducer, first);
  expect(second.failure).toEqual(first.failure);
  expect(second.failure).not.toBe(first.failure);
});

test('the captcha error stays until there is a token, whatever else fails', () => {
  const missing = after({ type: 'pressed' }, { type: 'checked', failed: 'altcha' });
  expect(missing.captchaError).toBe('Please complete the security check');
  const cleared = formReducer(missing, { type: 'token changed', token: null });
  expect(cleared.captchaError).toBe('Please complete the security check');
  const address = [{ type: 'pressed' }, { type: 'checked', failed: 'address' }] as const;
  const still = address.reduce<FormState>(formReducer, missing);
  expect(still.captchaError).toBe('Please complete the security check');
  const solved = formReducer(still, { type: 'token changed', token: 't' });
  expect(solved).toMatchObject({ token: 't', captchaError: undefined });
});

test('a press clears earlier notices, and keeps the token and the queued request', () => {
  const before: FormState = {
    phase: 'waiting',
    token: 't',
    queued: 'k',
    failure: { notice: unshown },
    unshown,
  };
  expect(formReducer(before, { type: 'pressed' })).toEqual({
    phase: 'validating',
    token: 't',
    queued: 'k',
  });
});

test('an unsent request is remembered by its key, even if it could not be queued', () => {
  const event = { type: 'not sent', key: 'k', notice: { title: 'Not sent' } } as const;
  expect(formReducer(sending, { ...event, isQueued: true }).queued).toBe('k');
  expect(formReducer(sending, { ...event, isQueued: false }).queued).toBe('k');
});

test('after the queue has sent a request, a late response does not replace its reference', () => {
  const sent = formReducer(sending, { type: 'sent by the queue', reference: 'LS-1' });
  const receipt = { id: 'a', reference: 'LS-2' };
  const late: FormEvent = { type: 'answered', outcome: { kind: 'stored', receipt } };
  expect(formReducer(sent, late)).toBe(sent);
  expect(sent.sent).toMatchObject({ reference: 'LS-1' });
});
