import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formMessages } from '../../../content/en/messages.ts';
import type { FormValues, SubmissionType } from '../../../contract/fields.ts';
import { trafficSource } from '../../attribution/sent-source.ts';
import { noteSubmission } from '../../attribution/visits.ts';
import type { Notice } from '../../notices/notice.ts';
import { notify } from '../../notices/notify.ts';
import { pageMetrics } from '../../telemetry/page-metrics.ts';
import { formParts } from '../load-form-parts.ts';
import { useQueuedRequest } from '../offline-queue/use-queued-request.ts';
import { rememberSubmission } from '../sent/session.ts';
import { type Attempt, attemptFor } from './attempt.ts';
import { reportConversion } from './conversion.ts';
import type { FieldMessages, Outcome } from './outcome.ts';
import { askForMail, send } from './send.ts';

const redirectAfterMs = 2000;

/** Idle, submitting, then idle again after a failure; `sent` ends in the redirect (docs/product.md 4.9). */
export type Phase = 'idle' | 'submitting' | 'sent';

interface Sending {
  type: SubmissionType;
  /** As of performance.now(). */
  startedAt: RefObject<number | undefined>;
  /** The values to send as they stand in the form now. */
  currentValues: () => FormValues;
  onRefusedFields: (errors: FieldMessages) => void;
  onRefusedCaptcha: (message: string) => void;
  /** Failed with the form idle again. */
  onFailed: () => void;
  /** A notice that must be seen although toasts could not be loaded. */
  onSilent: (notice: Notice) => void;
}

export function useSubmit({ type, startedAt, currentValues, ...on }: Sending) {
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>('idle');
  const attempt = useRef<Attempt>(undefined);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(redirect.current), []);

  async function tell(notice: Omit<Notice, 'tone'>, tone: Notice['tone'] = 'error') {
    const shown = await notify({ tone, ...notice });
    if (!shown) on.onSilent({ tone, ...notice });
  }

  function succeed(reference: string, description?: string) {
    if (redirect.current !== undefined) return;
    setPhase('sent');
    rememberSubmission(reference);
    noteSubmission();
    if (attempt.current) reportConversion(attempt.current.request);
    void tell({ title: formMessages.success, description }, 'success');
    redirect.current = setTimeout(() => navigate('/thank-you'), redirectAfterMs);
  }

  const waiting = useQueuedRequest({
    attempt,
    currentValues,
    onSent: succeed,
    onNotSent: (notice) => {
      setPhase('idle');
      on.onFailed();
      return tell(notice);
    },
  });

  function fail(outcome: Exclude<Outcome, { kind: 'stored' | 'no_answer' }>) {
    setPhase('idle');
    const { submitFailed, bookingFailed, validationFailed, verificationRequired } = formMessages;
    switch (outcome.kind) {
      case 'fields':
        on.onRefusedFields(outcome.errors);
        return tell(validationFailed);
      case 'captcha':
        on.onRefusedCaptcha(outcome.message);
        return tell({ title: verificationRequired.title, description: outcome.message });
      case 'refused':
        on.onFailed();
        return tell({ ...submitFailed, description: outcome.message, offersCall: true });
      case 'unreadable':
        on.onFailed();
        return tell({ ...bookingFailed, offersCall: true });
    }
  }

  /** Sends it, or has it wait for a connection. True once it is stored. */
  async function attemptToSend(current: Attempt, values: FormValues): Promise<boolean> {
    if (waiting.isFor(values)) {
      await waiting.tryAgain(current);
      return redirect.current !== undefined;
    }
    const isReachable = current.request.recaptcha_token !== '' && navigator.onLine;
    const outcome: Outcome = isReachable ? await send(current) : { kind: 'no_answer' };
    if (outcome.kind === 'stored') {
      succeed(outcome.submission.reference);
      askForMail(current, outcome.submission);
      void waiting.forget();
      return true;
    }
    if (outcome.kind === 'no_answer') await waiting.keep(current, isReachable);
    else void fail(outcome);
    return false;
  }

  /**
   * Sends values that passed every check. True once they are stored.
   *
   * @param token null when there was no network to get one by
   */
  async function submit(values: FormValues, token: string | null): Promise<boolean> {
    setPhase('submitting');
    attempt.current = attemptFor(attempt.current, values, token ?? '', () => ({
      type,
      source_url: location.pathname,
      visitor_info: formParts()?.visitorInfo(startedAt.current),
      traffic_source: trafficSource(),
      page_metrics: pageMetrics(),
    }));
    const isStored = await attemptToSend(attempt.current, values);
    if (!isStored) setPhase('idle');
    return isStored;
  }

  return { phase, setPhase, submit, tell, waiting };
}
