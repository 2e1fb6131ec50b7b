import type {
  otherService,
  Service,
  serviceGroups,
  timeframes,
} from '../../../contract/services.ts';

/** The options of the form. They are sent and stored in these words, whatever the language. */
export type Option =
  | Service
  | (typeof serviceGroups)[number]['group']
  | (typeof timeframes)[number]
  | typeof otherService;

/** The displayed names of options, where they differ from the stored ones. */
export const optionNames: Readonly<Partial<Record<Option, string>>> = {};
