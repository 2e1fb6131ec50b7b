import { formMessages } from '#words/form/messages.ts';
import type { CaptchaProvider } from '../../../contract/request.ts';
import type { Notice } from '../../notices/toaster.tsx';
import type { FieldMessages, Outcome, Receipt } from './outcome.ts';

const { submitFailed, bookingFailed, validationFailed, verificationRequired, addressRequired } =
  formMessages;

/** `asking`: whether the server is reachable. `waiting`: queued on this device (docs/product.md 4.9). */
type Phase = 'idle' | 'validating' | 'asking' | 'sending' | 'waiting' | 'refused' | 'sent';

export interface Failure {
  /** Shown as a toast, or in the form if toasts cannot be loaded. With `focus`, only screen readers can read it. */
  notice?: Omit<Notice, 'tone'>;
  /** Where the focus moves. The captcha counts as the last field. */
  focus?: 'first error';
  captchaError?: string;
  token?: 'refused' | 'unused';
  errors?: FieldMessages;
}

export interface FormState {
  phase: Phase;
  token: string | null;
  failure?: Failure;
  captchaError?: string;
  unshown?: Notice;
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
  | { type: 'left to the queue' }
  | ({ type: 'sent by the queue' } & Receipt)
  | { type: 'threw' }
  | { type: 'token changed'; token: string | null }
  | { type: 'notice not shown'; notice: Notice };

export const initialState: FormState = { phase: 'idle', token: null };

const atRest: readonly Phase[] = ['idle', 'waiting', 'refused'];
const checking: readonly Phase[] = ['validating', 'asking'];
const sending: readonly Phase[] = ['sending'];

/** Phases that accept an event; in others it is late or repeated. Events not listed are always accepted. */
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

export function formReducer(state: FormState, event: FormEvent): FormState {
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

const failedChecks = {
  altcha: unsolved(verificationRequired.altcha),
  recaptcha: unsolved(verificationRequired.recaptcha),
  address: { focus: 'first error', notice: addressRequired },
  fields: { focus: 'first error', notice: validationFailed },
  /** The form only asks about the number. It does not refuse it. */
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
