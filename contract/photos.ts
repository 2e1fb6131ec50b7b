/** What a customer may add to a request, in pictures (docs/product.md 12.23). */
export const mostPhotos = 5;

/** Of one as it is sent: 3 MB. */
export const maxPhotoBytes = 3 * 1024 * 1024;

/** Longest side, in pixels, of the two that are stored. */
export const photoSides = { large: 1600, small: 320 } as const;

export const mostPixels = 40_000_000;

/** Takes the bytes of one; `${photosPath}/ID` deletes it. */
export const photosPath = '/api/request/photos';
