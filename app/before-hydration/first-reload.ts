import type { HoldScriptData } from './dom-contract.ts';

/** Identifies the build that this page came from. */
function builtAs(): string {
  const data: HoldScriptData | undefined =
    document.querySelector<HTMLElement>('script[data-start]')?.dataset;
  return data?.start ?? '';
}

/** Whether this tab has not reloaded this address of this build before. Always false without session storage. */
export function isFirstReload(address: string): boolean {
  const mark = `${builtAs()} ${address}`;
  try {
    if (sessionStorage.getItem('reloaded_for') === mark) return false;
    sessionStorage.setItem('reloaded_for', mark);
    return true;
  } catch {
    return false;
  }
}
