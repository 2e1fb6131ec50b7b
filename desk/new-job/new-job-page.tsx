import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { randomKey } from '../../app/browser/random-key.ts';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { newJobWords as words } from '../../content/owner/desk/jobs.ts';
import { requestWords } from '../../content/owner/desk/request.ts';
import { asDisplayed, isCompletePhone } from '../../contract/phone.ts';
import { customerQuery, type NewJob, useAddJob } from '../api/jobs.ts';
import { sessionQuery } from '../api/session.ts';
import { draftOf, dropDraft, keepDraft } from '../drafts/job-draft.ts';
import { fieldErrors } from '../http/client.ts';
import { announce } from '../layout/announcer.tsx';
import { ScreenTitle } from '../layout/focus.tsx';
import { summaryOf } from '../request/summary.ts';
import { Caller } from './caller.tsx';
import { JobFields } from './job-fields.tsx';

/** A form for a job by phone, filled in while the customer is on the line: the number is first, and Enter saves it. */
export default function NewJobPage() {
  const { data } = useQuery(sessionQuery);
  /** Counts how often the form was started over. */
  const [beginning, setBeginning] = useState(0);
  if (!data) return null;

  function startOver(): void {
    dropDraft();
    setBeginning(beginning + 1);
  }

  return (
    <div className="max-w-2xl">
      <ScreenTitle className="mt-4 text-2xl font-bold">{words.title}</ScreenTitle>
      <p className="mt-1 text-quiet">{words.hint}</p>
      <JobForm key={beginning} email={data.email} onStartOver={startOver} />
    </div>
  );
}

function JobForm({ email, onStartOver }: { email: string; onStartOver(): void }) {
  const [draft] = useState(() => draftOf(email));
  const [phone, setPhone] = useState(draft.values.phone ?? '');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(draft.sent);
  const { mutateAsync, isPending, error } = useAddJob();
  const caller = useQuery({ ...customerQuery({ phone }), enabled: isCompletePhone(phone) });
  const errors = fieldErrors(error);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);

  function keep(): void {
    if (!form.current) return;
    const { name, ...values } = valuesOf(form.current);
    // A name that came with the number must not stay when the number changes.
    const typed = name && name !== caller.data?.name ? { ...values, name } : values;
    keepDraft({ email, values: typed, sent: sent.current });
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!form.current || isPending) return;
    const body = jobOf(valuesOf(form.current));
    const json = JSON.stringify(body);
    const key = sent.current?.body === json ? sent.current.key : randomKey();
    sent.current = { body: json, key };
    keep();
    // The response may arrive when another screen is open, and then the callbacks of `mutate` are not called.
    mutateAsync({ body, key }).then(
      (record) => {
        dropDraft();
        announce(requestWords.said(words.saved, summaryOf(record)));
        if (form.current) navigate(`/requests/${record.reference}`, { replace: true });
      },
      () => undefined,
    );
  }

  /** Submits on Enter in lists and on Ctrl or Cmd+Enter anywhere: browsers submit only from single-line fields. */
  function press(event: KeyboardEvent): void {
    const isList = event.target instanceof HTMLSelectElement;
    if (event.key === 'Enter' && (isList || event.ctrlKey || event.metaKey)) submit(event);
  }

  return (
    <>
      {Object.keys(draft.values).length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4">
          {words.draft}
          <Button look="quiet" onClick={onStartOver}>
            {words.startOver}
          </Button>
        </p>
      )}
      <form
        ref={form}
        onSubmit={submit}
        onKeyDown={press}
        onInput={keep}
        className="mt-4 grid gap-3"
        noValidate
      >
        <JobFields
          typed={draft.values}
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
    </>
  );
}

/** Returns the values of the fields by name, without empty ones. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

const jobOf = ({ danger, phone = '', ...others }: Record<string, string>): NewJob['body'] => ({
  ...others,
  phone: asDisplayed(phone),
  ...(danger && { danger: true }),
});
