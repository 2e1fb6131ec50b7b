import type { ReactNode } from 'react';
import { formWords } from '../../content/en/form/form.ts';
import { deskFrame } from '../../content/owner/desk/frame.ts';
import { jobWords } from '../../content/owner/desk/job.ts';
import { requestWords as words } from '../../content/owner/desk/request.ts';
import type { RequestDetail } from '../../contract/answers/requests.ts';
import { mapLink } from '../../contract/position.ts';
import { isShort } from './summary.ts';

/** Shows what else the customer wrote, unchanged, and what the server derived from it. Omits empty fields. */
export function Facts({ request }: { request: RequestDetail }) {
  const { position, vehicle_info: vehicle } = request;
  const { labels } = jobWords;
  const { labels: asked, yesNo } = formWords;
  const rows: [string | undefined, ReactNode][] = [
    [labels.phone, request.phone],
    [labels.email, request.email],
    [words.town, request.town ?? (request.address && deskFrame.outsideTowns)],
    [words.position, position && <PositionLink position={position} />],
    [words.vehicle, vehicle && [vehicle.year, vehicle.make, vehicle.model].join(' ')],
    [asked.all_keys_lost, answer(vehicle?.all_keys_lost, yesNo)],
    [asked.unused_key, answer(vehicle?.has_unused_key, yesNo)],
    [labels.notes, !isShort(request.notes) && request.notes],
  ];
  return (
    <section className="mt-8">
      <h2 className="text-xl font-bold">{words.facts}</h2>
      {request.kept === 'counts' && <p className="mt-2 text-quiet">{words.deleted}</p>}
      <dl className="mt-2 ruled border-line">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name} className="grid gap-x-4 py-2 sm:grid-cols-[12rem_1fr]">
                <dt className="text-quiet">{name}</dt>
                <dd dir="auto" className="whitespace-pre-line font-medium">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

function answer(value: boolean | undefined, { yes, no }: typeof formWords.yesNo) {
  if (value === undefined) return undefined;
  return value ? yes : no;
}

function PositionLink({ position }: { position: NonNullable<RequestDetail['position']> }) {
  const { latitude, longitude, accuracy } = position;
  return (
    <>
      <a href={mapLink(`${latitude},${longitude}`)} rel="noreferrer" className="underline">
        {latitude.toFixed(5)}, {longitude.toFixed(5)}
      </a>
      {accuracy !== null && ` (${words.within(accuracy)})`}
    </>
  );
}
