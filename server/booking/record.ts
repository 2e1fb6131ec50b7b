import { createHash, randomInt, randomUUIDv7 } from 'node:crypto';
import type { VehicleInfo } from '../../contract/answers/stored-request.ts';
import { isAsked } from '../../contract/asked.ts';
import { clickIds, isClickId } from '../../contract/campaign.ts';
import {
  type FormValues,
  fieldOf,
  type RequestType,
  type StoredField,
} from '../../contract/fields.ts';
import { noJob } from '../../contract/job.ts';
import { nationalDigits } from '../../contract/phone.ts';
import { isPosition } from '../../contract/position.ts';
import { storedFields } from '../../contract/request.ts';
import {
  asksAllKeysLost,
  asksUnusedKey,
  needsVehicle,
  otherService,
} from '../../contract/services.ts';
import type { Telemetry } from '../../contract/telemetry.ts';
import { consentWords } from '../../contract/texts.ts';
import { visibleLength } from '../../contract/typed-values.ts';
import type { CaptchaVerdict } from '../captcha/captcha.ts';
import type { RequestRow } from '../database/tables.ts';
import { positionIn } from '../requests/position.ts';
import { referenceLetters } from '../requests/request-token.ts';
import { townIn } from '../requests/town.ts';
import type { NewRequestBody } from './schemas.ts';
import { boundSourceUrl, boundTelemetry } from './telemetry.ts';

/** LS- and six characters, to read over the phone; about 300 million are possible. */
function newReference(): string {
  const letter = () => referenceLetters[randomInt(referenceLetters.length)];
  return `LS-${Array.from({ length: 6 }, letter).join('')}`;
}

export interface RecordParts {
  body: NewRequestBody;
  values: FormValues;
  token: string;
  captcha: Exclude<CaptchaVerdict, { status: 'refused' }>;
  idempotencyKey: string | null;
  requestHash: string;
  now: Date;
  /** Whether texts are on: otherwise no one can have agreed to them. */
  hasTexts?: boolean;
}

/** The row to store (docs/product.md 9.3). */
export function buildRecord(parts: RecordParts): RequestRow {
  const { body, values, captcha } = parts;
  const visitorInfo = boundTelemetry(body.visitor_info);
  const shared = body.type === 'booking' ? values.position : undefined;
  const position = shared ?? positionIn(visitorInfo);
  return {
    id: randomUUIDv7(),
    reference: newReference(),
    type: body.type,
    language: body.language ?? 'en',
    status: 'pending',
    ...typedColumns(body.type, values),
    visitor_info: asJson(visitorInfo),
    source_url: boundSourceUrl(body.source_url),
    traffic_source: asJson(trafficSourceOf(body)),
    page_metrics: asJson(boundTelemetry(body.page_metrics)),
    recaptcha_token: sha256(parts.token),
    captcha_provider: captcha.provider,
    captcha_status: captcha.status,
    idempotency_key: parts.idempotencyKey,
    request_hash: parts.requestHash,
    created_at: parts.now.toISOString(),
    version: 1,
    seen_at: null,
    accepted_at: null,
    assignee: null,
    ...noJob,
    closed_at: null,
    ...consentColumns(parts),
    town: body.type === 'booking' ? townIn(values.address ?? null, shared) : null,
    position: position && JSON.stringify(position),
    kept: 'all',
  };
}

function consentColumns({ body, values, hasTexts, now }: RecordParts) {
  const digits = nationalDigits(values.phone ?? '');
  const isGiven = hasTexts === true && body.sms_consent === true && digits.length === 10;
  return {
    sms_consent_at: isGiven ? now.toISOString() : null,
    sms_consent_words: isGiven ? (body.sms_consent_words ?? consentWords) : null,
    sms_consent_phone: isGiven ? digits : null,
  };
}

/** Drops what cannot be a click ID, because stored ones are exported for Google's conversion import. */
function trafficSourceOf({ traffic_source: sent }: NewRequestBody): Telemetry | null {
  const known = boundTelemetry(sent);
  for (const name of clickIds) if (known && !isClickId(known[name])) delete known[name];
  return known;
}

/** The columns with what the customer typed, before any correction at the desk. */
export function typedColumns(type: RequestType, values: FormValues) {
  const hasVehicle = type === 'booking' && needsVehicle(values.service) && knowsVehicle(values);
  return {
    ...textColumns(type, values),
    vehicle_info: hasVehicle ? JSON.stringify(vehicleInfo(values)) : null,
    danger: values.danger ? ('true' as const) : null,
  };
}

/** Keeps only the fields of the callback form in a callback request, no matter what else was sent. */
function textColumns(type: RequestType, values: FormValues): Record<StoredField, string | null> {
  const { service } = values;
  const stored: FormValues = {
    ...values,
    address: addressOf(values),
    service: service === otherService ? (values.other_service ?? service) : service,
    timeframe_touched: isAsked('timeframe_touched', values) ? values.timeframe_touched : undefined,
  };
  const has = (name: StoredField) => type === 'booking' || fieldOf(name).callback;
  return Object.fromEntries(
    storedFields.map((name) => [name, (has(name) && stored[name]) || null]),
  ) as Record<StoredField, string | null>;
}

/** Matches a unit that begins with `#` or a word for its kind in English or Spanish, even after an ordinal number. */
const saysItsKind =
  /^\s*(#|(\d+(st|nd|rd|th) +)?(apt|apartment|unit|suite|ste|floor|flr?|rm|room|bldg|building|basement|bsmt|penthouse|ph|lobby|lot|space|spc|store|shop|office|ofc|dept|apto|apartamento|unidad|piso|depto|departamento|oficina|local|cuarto|habitación|sótano)(?!\p{L}))/iu;

/** Returns undefined if no visible text is left, as when only a position was shared (docs/product.md 9.3). */
function addressOf({ address = '', unit_number: unit = '' }: FormValues): string | undefined {
  const named = saysItsKind.test(unit) ? unit : `Unit ${unit}`;
  const parts = [visibleLength(address) > 0 && address, unit.trim() && named];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** False for a phone call in which the vehicle was not asked for. */
const knowsVehicle = ({ vehicle_year, vehicle_make, vehicle_model }: FormValues) =>
  Boolean(vehicle_year || vehicle_make || vehicle_model);

function vehicleInfo(values: FormValues): VehicleInfo {
  return {
    year: values.vehicle_year ?? '',
    make: values.vehicle_make ?? '',
    model: values.vehicle_model ?? '',
    ...(asksAllKeysLost(values.service) && { all_keys_lost: values.all_keys_lost === 'yes' }),
    ...(asksUnusedKey(values.service) && { has_unused_key: values.unused_key === 'yes' }),
  };
}

function asJson(telemetry: Telemetry | null): string | null {
  return telemetry && JSON.stringify(telemetry);
}

/**
 * A request that repeats an Idempotency-Key must have the same fingerprint. It covers only the customer's values: a
 * retry may have another captcha token, other telemetry and another language (docs/decisions/0053).
 */
export function fingerprint(type: RequestType, { position, ...texts }: FormValues): string {
  const where = isPosition(position) ? Object.entries(position).sort(byName) : position;
  const values = Object.entries({ ...texts, ...(position !== undefined && { position: where }) });
  return sha256(JSON.stringify([type, values.sort(byName)]));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
