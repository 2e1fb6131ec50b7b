import type { HoldScriptData } from './dom-contract.ts';

function builtAs(): string {
  const data: HoldScriptData | undefined =
    document.querySelector<HTMLElement>('script[data-start]')?.dataset;
  return data?.start ?? '';
}

/** False without session storage, so that a page never reloads forever. */
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
