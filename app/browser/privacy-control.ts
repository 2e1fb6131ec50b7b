/** With Global Privacy Control nothing about advertising is stored. */
export function asksForPrivacy(): boolean {
  return (
    (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  );
}
