/**
 * Runs in the head of every page, before its first paint: scripts/after-build/ puts it there. Where
 * the visitor may have come by a campaign, app.css hides the page's number until app/campaign.ts has
 * found out and put the right one there, for two seconds at most: any number is better than none. All
 * that other visitors pay is this script.
 */
const { dataset } = document.documentElement;
let signs = location.search;
try {
  signs += Object.keys(localStorage) + localStorage.utm_medium;
} catch {
  // Forbidden storage: then only the address can tell.
}
if (/gclid|[gw]braid|cpc/i.test(signs)) {
  const giveUp = () => dataset.number || delete dataset.number;
  dataset.number = '';
  setTimeout(giveUp, 2000);
  import(/* @vite-ignore */ __CAMPAIGN_MODULE__).catch(giveUp);
}

export {};
