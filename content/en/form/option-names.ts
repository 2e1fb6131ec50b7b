import type {
  otherService,
  Service,
  serviceGroups,
  timeframes,
} from '../../../contract/services.ts';

/** What the form offers. Sent and stored in these words, whatever the language. */
export type Option =
  | Service
  | (typeof serviceGroups)[number]['group']
  | (typeof timeframes)[number]
  | typeof otherService;

/** How an option reads, where it is not as it is stored. */
export const optionNames: Readonly<Partial<Record<Option, string>>> = {};
