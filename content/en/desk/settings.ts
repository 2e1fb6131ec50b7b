interface SettingWords {
  label: string;
  meaning?: string;
}

/** Words of the desk's settings (docs/product.md 11.1). */
export const settingsWords = {
  title: 'Settings',
  intro:
    'Changes take effect right away. Pages that visitors already have open change when they reload.',
  save: 'Save',
  saving: 'Saving…',
  remove: 'Remove',
  removing: 'Removing…',
  saved: 'Saved.',
  removed: 'Removed.',
  keys: {
    campaign_phone_number: {
      label: 'Phone number for visitors from ads',
      meaning:
        'Visitors from a Google ad see and dial this number instead of your own. Pages change within a minute. Empty: everybody sees your own.',
    },
    analytics_id: {
      label: 'Google Analytics ID',
      meaning:
        'G- and letters and digits. Visitors who press Accept All are then measured by Google Analytics. Pages follow within a minute. Empty: nothing of it is loaded.',
    },
    GOOGLE_MAPS_API_KEY: {
      label: 'Google Maps key',
      meaning:
        'For the map, and for suggestions while a visitor types an address. Visitors can read it. Empty: the form works without suggestions.',
    },
    google_maps_map_id: {
      label: 'Google Maps map ID',
      meaning: 'The look of the Google map. Empty: Google’s plain one.',
    },
    recaptcha_site_key: {
      label: 'reCAPTCHA site key',
      meaning:
        'The public one of the two keys. The secret one belongs in the server’s configuration and is refused here. Empty: the site uses its own check.',
    },
  } as Record<string, SettingWords>,
} as const;
