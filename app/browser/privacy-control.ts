/** Whether the browser sends Global Privacy Control: then nothing about advertising is stored. */
export function asksForPrivacy(): boolean {
  return (
    (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  );
}
