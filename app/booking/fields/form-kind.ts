import type { FormField, FormValues, SubmissionType } from '../../../contract/fields.ts';
import type { Validation } from '../../../contract/rules.ts';

/** What sets the booking form and the callback form apart. All else they share. */
export interface FormKind {
  type: SubmissionType;
  /** Beside the labels. */
  notes: Partial<Record<FormField, string>>;
  /** The rules while typing. */
  validate: (values: FormValues) => Validation;
  /** What sending asks beyond the rules while typing. */
  validateToSend?: (values: FormValues) => Validation;
  /** A blank address is spoken of before the other fields (docs/product.md 4.8). */
  addressFirst: boolean;
  /** Further fields whose errors go when this one is edited, until they are checked again. */
  clears: Partial<Record<FormField, readonly FormField[]>>;
  /** Further fields whose errors from outside are settled by editing this one. */
  settles: Partial<Record<FormField, readonly FormField[]>>;
}
