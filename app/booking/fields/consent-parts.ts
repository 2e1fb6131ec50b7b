import type { FormValues } from '../../../contract/fields.ts';
import { rootData } from '../../browser/root-data.ts';

/** Empty while texts are off. */
export const consentParts: readonly string[] = rootData.texts?.split('|') ?? [];

/** The version of the words that this page shows: it may have been cached since an earlier one. */
export const consentSeen = ({ sms_consent }: FormValues) =>
  sms_consent ? consentParts[3] : undefined;
