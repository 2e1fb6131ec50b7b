/** Flags the session as coming from a form submission (specification 4), for /thank-you to read. */
export function rememberSubmission(reference: string): void {
  try {
    sessionStorage.setItem('form_submitted', 'true');
    sessionStorage.setItem('last_reference', reference);
  } catch {
    // Storage that is full or forbidden: the booking is stored all the same.
  }
}
