import { language } from '#words/language.ts';
import { retentionWords as words } from '#words/retention-words.ts';
import {
  type EmptiedColumn,
  keptOfSource,
  type RetentionRule,
  retentionRules,
} from '../../contract/retention.ts';

/** A sentence of the privacy policy for each rule. */
export const retentionSentences = retentionRules.map(sentenceOf);

function sentenceOf({ days, since, columns }: RetentionRule): string {
  const names: readonly EmptiedColumn[] = columns;
  return words[since === 'closed' ? 'closed' : 'sent'](days, list(names.map(column)));
}

function column(name: EmptiedColumn): string {
  const text = words.columns[name];
  return name === 'traffic_source'
    ? words.except(text, list(keptOfSource.map((kept) => words.kept[kept])))
    : text;
}

function list(words: readonly string[]): string {
  return new Intl.ListFormat(language.locale).format(words);
}
