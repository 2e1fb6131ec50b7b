import { formMessages } from '#words/form/messages.ts';
import type { CaptchaProvider } from '../../../contract/request.ts';
import type { Notice } from '../../notices/toaster.tsx';
import type { FieldMessages, Outcome, Receipt } from './outcome.ts';

const { submitFailed, bookingFailed, validationFailed, verificationRequired, addressRequired } =
  formMessages;

/**
 * Where a form is in its life (docs/product.md 4.9). `asking`: the checks wait for the server to say whether a
 * captcha can be solved at all. `waiting`: the request is queued on this device until there is a connection.
 */
type Phase = 'idle' | 'validating' | 'asking' | 'sending' | 'waiting' | 'refused' | 'sent';

/** Why nothing was sent: the message, and what the form does about it. */
export interface Failure {
  /** What a toast says, or without one the form's status, where the focus leads to what is wrong. */
  notice?: Omit<Notice, 'tone'>;
  /** Takes the focus, from where it is. The captcha counts as the last of the fields. */
  focus?: 'first error';
  /** What stands at the captcha. */
  captchaError?: string;
  /** Whether the server has looked at the captcha's token. */
  token?: 'refused' | 'unused';
  /** The server's words, by field. */
  errors?: FieldMessages;
}

export interface FormState {
  phase: Phase;
  token: string | null;
  failure?: Failure;
  captchaError?: string;
  /** A notice that toasts could not show. */
  unshown?: Notice;
  /** Idempotency-Key of the request that was queued last. */
  queued?: string;
  sent?: Receipt;
}

type Answer = Exclude<Outcome, { kind: 'no_answer' }>;

export type FormEvent =
  | { type: 'pressed' }
  | { type: 'server asked' }
  | { type: 'checked'; failed?: keyof typeof failedChecks }
  | { type: 'answered'; outcome: Answer }
  | { type: 'not sent'; key: string; isQueued: boolean; notice: NonNullable<Failure['notice']> }
  /** The queue's own notice shows what became of the request. */
  | { type: 'left to the queue' }
  /** The queue has sent it, from this tab, another, or the service worker. */
  | ({ type: 'sent by the queue' } & Receipt)
  /** An unexpected error. */
  | { type: 'threw' }
  | { type: 'token changed'; token: string | null }
  | { type: 'notice not shown'; notice: Notice };

export const initialState: FormState = { phase: 'idle', token: null };

const atRest: readonly Phase[] = ['idle', 'waiting', 'refused'];
const checking: readonly Phase[] = ['validating', 'asking'];
const sending: readonly Phase[] = ['sending'];

/** Phases in which an event is accepted, if not in all. In others it is late or repeated. */
const accepted: Partial<Record<FormEvent['type'], readonly Phase[]>> = {
  pressed: atRest,
  'server asked': checking,
  checked: checking,
  answered: sending,
  'not sent': sending,
  'left to the queue': sending,
  'sent by the queue': [...atRest, ...checking, ...sending],
  threw: [...checking, ...sending],
};

/** The state after an event; the same object if the event is ignored. */
export function formLife(state: FormState, event: FormEvent): FormState {
  return accepted[event.type]?.includes(state.phase) === false ? state : after(state, event);
}

function after(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'pressed':
      return { ...state, phase: 'validating', failure: undefined, unshown: undefined };
    case 'server asked':
      return { ...state, phase: 'asking' };
    case 'checked':
      return event.failed
        ? refused(state, failedChecks[event.failed])
        : { ...state, phase: 'sending' };
    case 'answered':
      return answered(state, event.outcome);
    case 'not sent':
      return {
        ...refused(state, { notice: event.notice, token: 'unused' }),
        phase: event.isQueued ? 'waiting' : 'refused',
        queued: event.key,
      };
    case 'left to the queue':
      return { ...state, phase: 'idle' };
    case 'sent by the queue':
      return { ...state, phase: 'sent', sent: event };
    case 'threw':
      return refused(state, { notice: broken });
    case 'token changed': {
      const { token } = event;
      return { ...state, token, captchaError: token ? undefined : state.captchaError };
    }
    case 'notice not shown':
      return { ...state, unshown: event.notice };
  }
}

const unsolved = (description: string) =>
  ({
    focus: 'first error',
    captchaError: description,
    notice: { title: verificationRequired.title, description },
  }) as const;

/** Why a press sends nothing; an unsolved captcha by its provider. */
const failedChecks = {
  altcha: unsolved(verificationRequired.altcha),
  recaptcha: unsolved(verificationRequired.recaptcha),
  address: { focus: 'first error', notice: addressRequired },
  fields: { focus: 'first error', notice: validationFailed },
  /** The visitor is asked about the number, which is not refused. */
  phone: { focus: 'first error' },
} as const satisfies Record<CaptchaProvider | 'address' | 'fields' | 'phone', Failure>;

const broken = { ...bookingFailed, offersCall: true };

/** Copies the failure, so that the same failure moves the focus again. */
function refused(state: FormState, failure: Failure): FormState {
  const { captchaError = state.captchaError } = failure;
  return { ...state, phase: 'refused', failure: { ...failure }, captchaError };
}

function answered(state: FormState, outcome: Answer): FormState {
  switch (outcome.kind) {
    case 'stored':
      return { ...state, phase: 'sent', sent: outcome.receipt };
    case 'fields':
      return refused(state, { ...failedChecks.fields, token: 'unused', errors: outcome.errors });
    case 'captcha':
      return refused(state, { ...unsolved(outcome.message), token: 'refused' });
    case 'refused': {
      const notice = { ...submitFailed, description: outcome.message, offersCall: true };
      return refused(state, { notice, token: 'unused' });
    }
    case 'unexplained': {
      const notice = { ...submitFailed, offersCall: true };
      return refused(state, { notice, token: 'unused' });
    }
    case 'unreadable': {
      const notice = { ...broken, description: outcome.message ?? broken.description };
      return refused(state, { notice, token: 'unused' });
    }
  }
}
