import { about } from '#words/pages/about.ts';
import { bookOnline } from '#words/pages/book-online.ts';
import { contact } from '#words/pages/contact.ts';
import { faq } from '#words/pages/faq.ts';
import { homeHead } from '#words/pages/hero.ts';
import { privacyPolicy } from '#words/pages/privacy-policy.ts';
import { reviews } from '#words/pages/reviews.ts';
import { scamGuide } from '#words/pages/scam-guide.ts';
import { search } from '#words/pages/search.ts';
import { carKeyCutting } from '#words/pages/services/auto-locksmith/car-key-cutting.ts';
import { carKeyDuplicate } from '#words/pages/services/auto-locksmith/car-key-duplicate.ts';
import { carKeyReplacement } from '#words/pages/services/auto-locksmith/car-key-replacement.ts';
import { autoCategory } from '#words/pages/services/auto-locksmith/category.ts';
import { ignitionLockCylinder } from '#words/pages/services/auto-locksmith/ignition-lock-cylinder.ts';
import { keyFobProgramming } from '#words/pages/services/auto-locksmith/key-fob-programming.ts';
import { accessControl } from '#words/pages/services/commercial-locksmith/access-control.ts';
import { commercialCategory } from '#words/pages/services/commercial-locksmith/category.ts';
import { emergencyExitDevice } from '#words/pages/services/commercial-locksmith/emergency-exit-device.ts';
import { commercialLockRekey } from '#words/pages/services/commercial-locksmith/lock-rekey.ts';
import { commercialLockReplacement } from '#words/pages/services/commercial-locksmith/lock-replacement.ts';
import { masterKey } from '#words/pages/services/commercial-locksmith/master-key.ts';
import { businessLockout } from '#words/pages/services/emergency-locksmith/business-lockout.ts';
import { carLockout } from '#words/pages/services/emergency-locksmith/car-lockout.ts';
import { emergencyCategory } from '#words/pages/services/emergency-locksmith/category.ts';
import { houseLockout } from '#words/pages/services/emergency-locksmith/house-lockout.ts';
import { storageUnitLockout } from '#words/pages/services/emergency-locksmith/storage-unit-lockout.ts';
import { residentialCategory } from '#words/pages/services/residential-locksmith/category.ts';
import { gateLocks } from '#words/pages/services/residential-locksmith/gate-locks.ts';
import { residentialLockRekey } from '#words/pages/services/residential-locksmith/lock-rekey.ts';
import { lockRepair } from '#words/pages/services/residential-locksmith/lock-repair.ts';
import { residentialLockReplacement } from '#words/pages/services/residential-locksmith/lock-replacement.ts';
import { servicesIndex } from '#words/pages/services-index.ts';
import { sitemap } from '#words/pages/sitemap.ts';
import { termsConditions } from '#words/pages/terms-conditions.ts';
import { thankYou } from '#words/pages/thank-you.ts';
import { guttenberg } from '#words/pages/towns/guttenberg.ts';
import { hoboken } from '#words/pages/towns/hoboken.ts';
import { serviceAreasCopy } from '#words/pages/towns/index-page.ts';
import { jerseyCity } from '#words/pages/towns/jersey-city.ts';
import { northBergen } from '#words/pages/towns/north-bergen.ts';
import { secaucus } from '#words/pages/towns/secaucus.ts';
import { unionCity } from '#words/pages/towns/union-city.ts';
import { weehawken } from '#words/pages/towns/weehawken.ts';
import { westNewYork } from '#words/pages/towns/west-new-york.ts';
import type { CategoryCopy, PageCopy, ServiceCopy, TownCopy } from './copy.ts';

/**
 * The content of every page by its path. It is large, so use it only in the build, the sitemap and tests: the browser
 * gets only the content of the requested page.
 */
export const servicePages: Readonly<Record<string, ServiceCopy>> = {
  '/services/auto-locksmith/car-key-cutting': carKeyCutting,
  '/services/auto-locksmith/car-key-duplicate': carKeyDuplicate,
  '/services/auto-locksmith/car-key-replacement': carKeyReplacement,
  '/services/auto-locksmith/ignition-lock-cylinder': ignitionLockCylinder,
  '/services/auto-locksmith/key-fob-programming': keyFobProgramming,
  '/services/commercial-locksmith/access-control': accessControl,
  '/services/commercial-locksmith/emergency-exit-device': emergencyExitDevice,
  '/services/commercial-locksmith/lock-rekey': commercialLockRekey,
  '/services/commercial-locksmith/lock-replacement': commercialLockReplacement,
  '/services/commercial-locksmith/master-key': masterKey,
  '/services/emergency-locksmith/business-lockout': businessLockout,
  '/services/emergency-locksmith/car-lockout': carLockout,
  '/services/emergency-locksmith/house-lockout': houseLockout,
  '/services/emergency-locksmith/storage-unit-lockout': storageUnitLockout,
  '/services/residential-locksmith/gate-locks': gateLocks,
  '/services/residential-locksmith/lock-rekey': residentialLockRekey,
  '/services/residential-locksmith/lock-repair': lockRepair,
  '/services/residential-locksmith/lock-replacement': residentialLockReplacement,
};

export const categoryPages: Readonly<Record<string, CategoryCopy>> = {
  '/services/auto-locksmith': autoCategory,
  '/services/commercial-locksmith': commercialCategory,
  '/services/emergency-locksmith': emergencyCategory,
  '/services/residential-locksmith': residentialCategory,
};

export const townPages: Readonly<Record<string, TownCopy>> = {
  '/service-areas/guttenberg': guttenberg,
  '/service-areas/hoboken': hoboken,
  '/service-areas/jersey-city': jerseyCity,
  '/service-areas/north-bergen': northBergen,
  '/service-areas/secaucus': secaucus,
  '/service-areas/union-city': unionCity,
  '/service-areas/weehawken': weehawken,
  '/service-areas/west-new-york': westNewYork,
};

export const pageContent: Readonly<Record<string, PageCopy>> = {
  '/': homeHead,
  '/about': about,
  '/contact': contact,
  '/services': servicesIndex,
  '/reviews': reviews,
  '/faq': faq,
  '/how-to-spot-a-locksmith-scam': scamGuide,
  '/book-online': bookOnline,
  '/privacy-policy': privacyPolicy,
  '/terms-conditions': termsConditions,
  '/thank-you': thankYou,
  '/sitemap': sitemap,
  '/search': search,
  '/service-areas': serviceAreasCopy,
  ...servicePages,
  ...categoryPages,
  ...townPages,
};

/** Returns the content of a page. Throws if the path has none. */
export function contentOf<Copy>(path: string, of: Readonly<Record<string, Copy>>): Copy {
  const copy = of[path];
  if (!copy) throw new Error(`No words for ${path}: add them to content/registry/page-content.ts`);
  return copy;
}
