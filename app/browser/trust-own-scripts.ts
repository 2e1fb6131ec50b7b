/** Not among TypeScript's types of the browser yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): void;
}

/** With this text React creates a script element. */
const emptyScript = '<script></script>';

/**
 * Where the page's policy asks for Trusted Types, says which text may become HTML or the address of a script or worker:
 * no HTML but React's own, and our own files.
 */
export function trustOwnScripts(): void {
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    // Without `<` it is no HTML: React writes structured data in this way.
    createHTML: (html) => (html === emptyScript || !html.includes('<') ? html : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
