interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): void;
}

/** React creates script elements from this HTML. */
const emptyScript = '<script></script>';

/** Under Trusted Types, allows no HTML but React's own, and scripts and workers of this site only. */
export function trustOwnScripts(): void {
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    // Text without `<` cannot be HTML. React writes structured data in this way.
    createHTML: (html) => (html === emptyScript || !html.includes('<') ? html : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
