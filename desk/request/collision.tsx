import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { jobWords } from '../../content/owner/desk/job.ts';
import { timeText } from '../time/moment.tsx';
import { useNow } from '../time/use-now.ts';
import { shownValue } from './shown-value.ts';
import { type Collision, columnOf, type Edit } from './use-edit.ts';
import { subjectOf, useReader } from './who-has-it.tsx';

const words = jobWords.collision;

/** Shows what somebody else has stored and what was typed here, with a button that stores the latter anyway. */
export function CollisionNote({
  collision: { edit, fields, current },
  change,
}: {
  collision: Collision;
  change: Pick<Edit, 'save' | 'reset' | 'isPending'>;
}) {
  const [reader, now] = [useReader(), useNow()];
  const { people } = reader;
  const last = current.history[current.history.length - 1];
  const who = subjectOf(last?.who, reader);
  function yours(field: (typeof fields)[number]): string {
    if (field === 'eta_minutes') return jobWords.eta.minutes(Number(edit.eta_minutes));
    return field === 'arrived' ? jobWords.eta.arrive : shownValue(field, edit[field], people);
  }
  return (
    <div className="relative mt-3 rounded-lg border border-stop p-3">
      <Alert>{words.title(who, timeText(last?.at ?? current.created_at, now))}</Alert>
      <ul className="mt-2">
        {fields.map((field) => {
          const column = columnOf(field);
          const theirs = shownValue(column, current[column], people);
          return (
            <li key={field} className="whitespace-pre-line">
              {words.line(jobWords.labels[column] ?? column, theirs, yours(field))}
            </li>
          );
        })}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button isBusy={change.isPending} onClick={() => change.save(edit, current)}>
          {words.again}
        </Button>
        <Button look="quiet" onClick={change.reset}>
          {words.drop}
        </Button>
      </div>
    </div>
  );
}

interface EditFailureProps {
  change: Edit;
  /** Why it failed. */
  error: string | undefined;
}

/** Says why a change was not stored. Render it where it stays even if others' changes remove the pressed button. */
export function EditFailure({ change, error }: EditFailureProps) {
  return (
    <>
      {change.collision && <CollisionNote collision={change.collision} change={change} />}
      {error && <Alert>{error}</Alert>}
    </>
  );
}
