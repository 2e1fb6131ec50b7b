/** Turns texts on, with a provider that cannot be reached. */
export const textEnvironment = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: '0'.repeat(32),
  SMS_FROM: '+12015550100',
  SMS_API_URL: 'http://127.0.0.1:9',
};
