/**
 * Runs in the head of every page, before the first paint. If the visitor may have come by a campaign, the page's
 * phone number is hidden (app.css) until settle-phone-number.ts has put the right one there, for two seconds at
 * most: any number is better than none. For all other visitors this script is the whole cost.
 */
import type { RootData } from './dom-contract.ts';

const root: RootData = document.documentElement.dataset;
let signs = location.search;
try {
  signs += Object.keys(localStorage) + localStorage.utm_medium;
} catch {
  // Forbidden storage: then only the address can tell.
}
if (/gclid|[gw]braid|cpc/i.test(signs)) {
  const giveUp = () => root.number || delete root.number;
  root.number = '';
  setTimeout(giveUp, 2000);
  import(/* @vite-ignore */ __CAMPAIGN_MODULE__).catch(giveUp);
}
