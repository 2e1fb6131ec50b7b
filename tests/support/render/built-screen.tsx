import type { ComponentType } from 'react';
import type { MetaDescriptor } from 'react-router';
import { vi } from 'vitest';
import { CallBar } from '../../../app/layout/call-bar.tsx';
import { pageAddress } from '../../../app/layout/page-path.ts';
import { SiteFrame } from '../../../app/layout/site-frame.tsx';
import type { StructuredCopy } from '../../../app/structured-data/structured-data.ts';
import { rendered } from './rendered.tsx';

export const origin = 'https://locksmith.example';

interface RouteModule {
  default: ComponentType<{ loaderData: unknown }>;
  meta: (args: { loaderData: unknown }) => MetaDescriptor[];
  loader?: (args: { url: URL }) => { copy: StructuredCopy };
  handle?: { copy: StructuredCopy };
}

vi.stubGlobal('__SITE_URL__', origin);
vi.stubGlobal('__BUILD_YEAR__', 2026);

const screens = import.meta.glob<RouteModule>('../../../app/routes/*.tsx');

async function screenModule(screen: string): Promise<RouteModule> {
  const load = screens[`../../../app/routes/${screen}.tsx`];
  if (!load) throw new Error(`no screen ${screen}`);
  return load();
}

/**
 * Renders the page as the build does: its loader data, its head, and its body within the site frame. `copy` is what
 * structured data is made of, undefined where the page has none.
 */
export async function builtScreen(path: string, screen: string) {
  const { default: Screen, loader, meta, handle } = await screenModule(screen);
  const loaderData = loader?.({ url: new URL(pageAddress(path), origin) });
  const body = (
    <SiteFrame notice={null} callBar={<CallBar />}>
      <Screen loaderData={loaderData} />
    </SiteFrame>
  );
  const { copy } = loaderData ?? handle ?? {};
  return { ...(await rendered(body, path)), head: meta({ loaderData }), copy };
}
