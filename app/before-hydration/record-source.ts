/**
 * Stores the source of a campaign's visitor without waiting for React: on a slow line the next page may be opened
 * before React has started on this one.
 */
import { recordSource } from '../attribution/arrival/arrival.ts';
import { landing } from '../attribution/landing.ts';

recordSource(landing());
