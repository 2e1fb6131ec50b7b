import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formMessages } from '#words/form/messages.ts';
import { language } from '#words/language.ts';
import { askedValues } from '../../../contract/asked.ts';
import type { FormValues } from '../../../contract/fields.ts';
import { visibleLength } from '../../../contract/typed-values.ts';
import { filesOfPage } from '../../browser/framework-internals.ts';
import type { CaptchaHandle } from '../../captcha/widget.tsx';
import { notify } from '../../notices/notify.ts';
import type { Notice } from '../../notices/toaster.tsx';
import { pageMetrics } from '../../telemetry/page-metrics.ts';
import { consentSeen } from '../fields/consent-parts.ts';
import type { FormFields, FormKind } from '../fields/use-form-fields.ts';
import { formParts } from '../load-form-parts.ts';
import { useQueuedRequest } from '../offline-queue/use-queued-request.ts';
import { recordSuccess } from '../sent/success.ts';
import { type Attempt, attemptFor } from './attempt.ts';
import {
  type Failure,
  type FormEvent,
  type FormState,
  formReducer,
  initialState,
} from './form-reducer.ts';
import type { Outcome } from './outcome.ts';
import { askForMail, isServerUnreachable, send } from './send.ts';

const redirectAfterMs = 2000;

const thankYouPath = '/thank-you';

/** Fetches the next page's files while the visitor reads that the request was sent. */
function fetchThankYou() {
  // Not by import: browsers cache a failed one (browser/import-with-retry.ts), which would break the navigation.
  for (const file of filesOfPage(thankYouPath)) {
    fetch(file)
      .then((answer) => answer.blob())
      .catch(() => {});
  }
}

interface Form {
  kind: FormKind;
  fields: FormFields;
  captcha: RefObject<CaptchaHandle | null>;
  /** By performance.now(). */
  startedAt: RefObject<number | undefined>;
}

export function useSubmit({ kind, fields, captcha, startedAt }: Form) {
  const { form, setExternal } = fields;
  const navigate = useNavigate();
  const [state, setState] = useState(initialState);
  /** Ahead of rendering, because a second press may come before the first is rendered. */
  const newest = useRef(state);
  const attempt = useRef<Attempt>(undefined);
  const valuesNow = () => askedValues(form.getValues());

  /** False if the event is ignored. */
  function dispatch(event: FormEvent): boolean {
    const before = newest.current;
    const after = formReducer(before, event);
    if (after === before) return false;
    newest.current = after;
    setState(after);
    if (after.failure && after.failure !== before.failure) fail(after.failure);
    if (after.sent && after.sent !== before.sent) succeed(after.sent);
    return true;
  }

  function fail({ notice, focus, token, errors }: Failure) {
    if (token === 'refused') captcha.current?.reset();
    if (token === 'unused') captcha.current?.submitFailed();
    if (errors) setExternal(errors);
    // If the focus moves to the error, a toast could cover it.
    if (notice && !focus) void tell(notice);
  }

  function succeed(sent: NonNullable<FormState['sent']>) {
    recordSuccess(sent);
    formParts()?.reportConversion(attempt.current?.request ?? {});
  }

  async function tell(words: Omit<Notice, 'tone'>) {
    const notice: Notice = { tone: 'error', ...words };
    if (!(await notify(notice))) dispatch({ type: 'notice not shown', notice });
  }

  useEffect(() => {
    if (state.phase !== 'sent') return;
    fetchThankYou();
    const redirect = setTimeout(() => navigate(thankYouPath), redirectAfterMs);
    return () => clearTimeout(redirect);
  }, [state.phase, navigate]);

  const queue = useQueuedRequest({
    type: kind.type,
    attempt,
    queued: state.queued,
    currentValues: valuesNow,
    onSent: ({ reference, follow }) => dispatch({ type: 'sent by the queue', reference, follow }),
  });

  async function press(): Promise<void> {
    const { token } = newest.current;
    // Later edits are not sent by this press.
    const values = valuesNow();
    try {
      const failed = await failedCheck(values, token);
      if (dispatch({ type: 'checked', failed }) && !failed) await sendOrEnqueue(values, token);
    } catch (error) {
      dispatch({ type: 'threw' });
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(formMessages.threw(message), { cause: error });
    }
  }

  /** Checks all fields, and returns the first failure in the order of docs/product.md 4.8. */
  async function failedCheck(values: FormValues, token: string | null) {
    const failed = await fields.readyToSend();
    // Without a network no captcha can be solved. The queue gets a token when it sends the request.
    if (!token && !(await queue.waitingFor(values))) {
      dispatch({ type: 'server asked' });
      if (!(await isServerUnreachable())) return (await captcha.current?.provider()) ?? 'altcha';
    }
    const { address = '', position } = values;
    return kind.addressFirst && !position && !visibleLength(address) ? 'address' : failed;
  }

  async function sendOrEnqueue(values: FormValues, token: string | null): Promise<void> {
    setExternal({});
    const waiting = await queue.waitingFor(values);
    if (waiting) {
      attempt.current = waiting;
      dispatch(await queue.tryAgain(waiting));
      return;
    }
    const current = attemptFor(attempt.current, values, token ?? '', () => ({
      type: kind.type,
      // Left out for English, because older servers refuse unknown fields.
      language: language.code === 'en' ? undefined : language.code,
      source_url: location.pathname,
      sms_consent_words: consentSeen(values),
      visitor_info: formParts()?.visitorInfo(startedAt.current),
      traffic_source: formParts()?.trafficSource(),
      page_metrics: pageMetrics(),
    }));
    attempt.current = current;
    const isReachable = token !== null && navigator.onLine;
    current.tried ||= isReachable;
    const outcome: Outcome = isReachable ? await send(current) : { kind: 'no_answer' };
    if (outcome.kind === 'no_answer') {
      dispatch(await queue.enqueue(current));
      return;
    }
    dispatch({ type: 'answered', outcome });
    if ('message' in outcome && outcome.message) console.info(formMessages.threw(outcome.message));
    if (outcome.kind === 'stored') {
      askForMail(outcome.receipt);
      void queue.forget(outcome.receipt);
    }
  }

  return { state, dispatch, press, tell, queued: queue.notice };
}
