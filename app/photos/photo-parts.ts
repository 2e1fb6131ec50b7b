/* What adding and removing a photo needs: a chunk of its own. */
export { removePhoto, sendPhoto } from './photo-api.ts';
export { preparePhoto } from './prepare-photo.ts';
