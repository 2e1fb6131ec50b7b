/** Texts of the map of the towns, needed only where there is one. */
export const areaMapWords = {
  label: 'Map of the eight towns we serve',
  error: 'The map could not be shown. You can still pick your town here.',
  retry: 'Try Again',
  loading: 'Loading map...',
} as const;
