import { about } from './about.ts';
import { bookOnline } from './book-online.ts';
import { contact } from './contact.ts';
import type { CategoryCopy, PageCopy, ServiceCopy, TownCopy } from './copy.ts';
import { faq } from './faq.ts';
import { homeHead } from './hero.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { reviews } from './reviews.ts';
import { scamGuide } from './scam-guide.ts';
import { search } from './search.ts';
import { carKeyCutting } from './services/auto-locksmith/car-key-cutting.ts';
import { carKeyDuplicate } from './services/auto-locksmith/car-key-duplicate.ts';
import { carKeyReplacement } from './services/auto-locksmith/car-key-replacement.ts';
import { autoCategory } from './services/auto-locksmith/category.ts';
import { ignitionLockCylinder } from './services/auto-locksmith/ignition-lock-cylinder.ts';
import { keyFobProgramming } from './services/auto-locksmith/key-fob-programming.ts';
import { accessControl } from './services/commercial-locksmith/access-control.ts';
import { commercialCategory } from './services/commercial-locksmith/category.ts';
import { emergencyExitDevice } from './services/commercial-locksmith/emergency-exit-device.ts';
import { commercialLockRekey } from './services/commercial-locksmith/lock-rekey.ts';
import { commercialLockReplacement } from './services/commercial-locksmith/lock-replacement.ts';
import { masterKey } from './services/commercial-locksmith/master-key.ts';
import { businessLockout } from './services/emergency-locksmith/business-lockout.ts';
import { carLockout } from './services/emergency-locksmith/car-lockout.ts';
import { emergencyCategory } from './services/emergency-locksmith/category.ts';
import { houseLockout } from './services/emergency-locksmith/house-lockout.ts';
import { storageUnitLockout } from './services/emergency-locksmith/storage-unit-lockout.ts';
import { residentialCategory } from './services/residential-locksmith/category.ts';
import { gateLocks } from './services/residential-locksmith/gate-locks.ts';
import { residentialLockRekey } from './services/residential-locksmith/lock-rekey.ts';
import { lockRepair } from './services/residential-locksmith/lock-repair.ts';
import { residentialLockReplacement } from './services/residential-locksmith/lock-replacement.ts';
import { servicesIndex } from './services-index.ts';
import { sitemap } from './sitemap.ts';
import { termsConditions } from './terms-conditions.ts';
import { thankYou } from './thank-you.ts';
import { guttenberg } from './towns/guttenberg.ts';
import { hoboken } from './towns/hoboken.ts';
import { serviceAreasCopy } from './towns/index-page.ts';
import { jerseyCity } from './towns/jersey-city.ts';
import { northBergen } from './towns/north-bergen.ts';
import { secaucus } from './towns/secaucus.ts';
import { unionCity } from './towns/union-city.ts';
import { weehawken } from './towns/weehawken.ts';
import { westNewYork } from './towns/west-new-york.ts';

/**
 * The content of every page by its path. Large, so only for the build, the sitemap and tests: the browser
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

/** The content of a page. Throws if a registered path has none. */
export function contentOf<Copy>(path: string, of: Readonly<Record<string, Copy>>): Copy {
  const copy = of[path];
  if (!copy) throw new Error(`No words for ${path}: add them to content/en/page-content.ts`);
  return copy;
}
