import {
  type EmptiedColumn,
  keptOfSource,
  type RetentionRule,
  retentionRules,
} from '../../contract/retention.ts';

const columnWords: Record<EmptiedColumn, string> = {
  name: 'your name',
  phone: 'your phone number',
  email: 'your email address',
  address: 'the service address',
  unit_number: 'the unit number',
  gate_code: 'the gate code',
  vehicle_info: 'the details of the vehicle',
  notes: 'your notes and those made about your request',
  idempotency_key: 'the random number and the fingerprint of your answers',
  visitor_info: 'the facts about your browser and your visit',
  page_metrics: 'how you used the page',
  position: 'your position',
  source_url: 'the page you sent it from',
  traffic_source: `how you found us, except for ${list(keptOfSource)}`,
};

/** A sentence of the privacy policy for each rule. */
export const retentionSentences = retentionRules.map(sentenceOf);

function sentenceOf({ days, since, columns }: RetentionRule): string {
  const after = since === 'closed' ? 'your request is closed' : 'you sent your request';
  const names: readonly EmptiedColumn[] = columns;
  return `${days} days after ${after}: ${list(names.map((name) => columnWords[name]))}.`;
}

function list(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words);
}
