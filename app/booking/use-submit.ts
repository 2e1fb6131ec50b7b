import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formMessages } from '../../content/en/messages.ts';
import type { FormValues, SubmissionType } from '../../contract/fields.ts';
import type { StoredSubmission } from '../../contract/submission.ts';
import type { Notice } from '../notices/notice.ts';
import { notify } from '../notices/notify.ts';
import { pageMetrics } from '../visitor/page-metrics.ts';
import { trafficSource } from '../visitor/sent-source.ts';
import { visitorInfo } from '../visitor/visitor-info.ts';
import { noteSubmission } from '../visitor/visits.ts';
import { type Attempt, attemptFor } from './attempt.ts';
import { reportConversion } from './conversion.ts';
import type { FieldMessages, Outcome } from './outcome.ts';
import { askForMail, send } from './send.ts';
import { rememberSubmission } from './session.ts';

const redirectAfterMs = 2000;

/** Idle, submitting, then idle again after a failure; `sent` ends in the redirect (specification 4). */
export type Phase = 'idle' | 'submitting' | 'sent';

interface Sending {
  type: SubmissionType;
  /** As of performance.now(). */
  startedAt: RefObject<number | undefined>;
  onRefusedFields: (errors: FieldMessages) => void;
  onRefusedCaptcha: (message: string) => void;
  /** Failed with the form idle again. */
  onFailed: () => void;
  /** A notice that must be seen although toasts could not be loaded. */
  onSilent: (notice: Notice) => void;
}

export function useSubmit({ type, startedAt, ...on }: Sending) {
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>('idle');
  const attempt = useRef<Attempt>(undefined);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(redirect.current), []);

  async function tell(notice: Omit<Notice, 'tone'>, tone: Notice['tone'] = 'error') {
    const shown = await notify({ tone, ...notice });
    if (!shown) on.onSilent({ tone, ...notice });
  }

  function succeed(sent: Attempt, submission: Pick<StoredSubmission, 'id' | 'reference'>) {
    setPhase('sent');
    rememberSubmission(submission.reference);
    noteSubmission();
    reportConversion(sent.request);
    void tell({ title: formMessages.success }, 'success');
    redirect.current = setTimeout(() => navigate('/thank-you'), redirectAfterMs);
    askForMail(sent, submission);
  }

  function fail(outcome: Exclude<Outcome, { kind: 'stored' }>) {
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
      case 'no_answer':
        on.onFailed();
        return tell({ ...submitFailed, offersCall: true });
      case 'unreadable':
        on.onFailed();
        return tell({ ...bookingFailed, offersCall: true });
    }
  }

  /** Sends values that passed every check. True once they are stored. */
  async function submit(values: FormValues, token: string): Promise<boolean> {
    setPhase('submitting');
    attempt.current = attemptFor(attempt.current, values, token, () => ({
      type,
      source_url: location.pathname,
      visitor_info: visitorInfo(startedAt.current),
      traffic_source: trafficSource(),
      page_metrics: pageMetrics(),
    }));
    const outcome = await send(attempt.current);
    if (outcome.kind === 'stored') succeed(attempt.current, outcome.submission);
    else void fail(outcome);
    return outcome.kind === 'stored';
  }

  return { phase, submit, tell };
}
