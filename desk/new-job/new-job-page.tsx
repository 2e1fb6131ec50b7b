import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { randomKey } from '../../app/browser/random-key.ts';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { jobWords as words } from '../../content/owner/desk/jobs.ts';
import { requestWords } from '../../content/owner/desk/request.ts';
import { asDisplayed, isCompletePhone } from '../../contract/phone.ts';
import { fieldErrors } from '../api/client.ts';
import { customerQuery, type NewJob, useAddJob } from '../api/jobs.ts';
import { ScreenTitle } from '../layout/focus.tsx';
import { say } from '../layout/said.tsx';
import { summaryOf } from '../request/summary.ts';
import { Caller } from './caller.tsx';
import { JobFields } from './job-fields.tsx';

/** A job that comes by phone, typed in while the customer is on the line: the number first, Enter saves it. */
export function NewJobPage() {
  const [phone, setPhone] = useState('');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  /** The job as it was sent last: the same again keeps its key. */
  const sent = useRef<NewJob>(undefined);
  const { mutate, isPending, error } = useAddJob();
  const caller = useQuery({ ...customerQuery({ phone }), enabled: isCompletePhone(phone) });
  const errors = fieldErrors(error);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!form.current || isPending) return;
    const body = jobIn(new FormData(form.current));
    const isSame = JSON.stringify(sent.current?.body) === JSON.stringify(body);
    const job = isSame && sent.current ? sent.current : { body, key: randomKey() };
    sent.current = job;
    mutate(job, {
      onSuccess: (record) => {
        say(requestWords.said(words.saved, summaryOf(record)));
        navigate(`/requests/${record.reference}`, { replace: true });
      },
    });
  }

  /** Browsers send a form by Enter from most fields, not from a list, nor from notes of several lines. */
  function press(event: KeyboardEvent): void {
    const isList = event.target instanceof HTMLSelectElement;
    if (event.key === 'Enter' && (isList || event.ctrlKey || event.metaKey)) submit(event);
  }

  return (
    <div className="max-w-2xl">
      <ScreenTitle className="mt-4 text-2xl font-bold">{words.title}</ScreenTitle>
      <p className="mt-1 text-quiet">{words.hint}</p>
      <form ref={form} onSubmit={submit} onKeyDown={press} className="mt-4 grid gap-3" noValidate>
        <JobFields
          phone={phone}
          onPhone={setPhone}
          customer={isCompletePhone(phone) ? caller.data : undefined}
          errors={errors}
        />
        {error && Object.keys(errors).length === 0 && <Alert>{error.message}</Alert>}
        <Button type="submit" isBusy={isPending}>
          {isPending ? words.saving : words.save}
        </Button>
      </form>
      {isCompletePhone(phone) && caller.data && <Caller phone={phone} customer={caller.data} />}
    </div>
  );
}

/** What was typed, without what was left empty. */
function jobIn(data: FormData): NewJob['body'] {
  const typed = [...data].filter(([, value]) => value !== '');
  const { danger, phone = '', ...values } = Object.fromEntries(typed) as Record<string, string>;
  return {
    ...values,
    phone: asDisplayed(phone),
    ...(danger && { danger: true }),
  };
}
