import { Link } from 'react-router';
import { callLanguage } from '#words/call-language.ts';
import { navigation } from '#words/navigation.ts';
import { socialLinks } from '#words/owner-facts.ts';
import { supportEmail } from '../../../content/facts/business.ts';
import { pageAt } from '../../../content/registry/pages.ts';
import { usePhone } from '../../phone/use-phone.ts';
import { serviceAreas, services } from '../header/nav-items.ts';
import { LanguageLink } from '../language/language-link.tsx';
import { FooterLogo } from '../logo.tsx';
import { SiteSearch } from '../site-search.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { usePagePath } from '../use-page-path.ts';
import { FooterLinks, Heading, Links, linkClass } from './footer-links.tsx';

const { footer } = navigation;
const twoColumns = 'grid grid-cols-[auto_auto] gap-x-4';
const categories = services.children.map(({ path }) => pageAt(path));

export function Footer() {
  const phone = usePhone();
  const hydrated = useHydrated();
  // From the visitor's clock, once React runs.
  const year = hydrated ? new Date().getFullYear() : __BUILD_YEAR__;
  // The built home page has to fit into the first packets: React adds the rest of its footer, far below the screen.
  const hasMore = usePagePath() !== '/' || hydrated;
  return (
    <footer className="on-deep text-steel">
      <div className="wrap grid gap-x-12 gap-y-2 pt-10 pb-2 wrap-anywhere sm:gap-y-8 md:pt-16 sm:grid-cols-2 lg:grid-cols-[auto_1fr_1fr_1fr]">
        <div>
          <FooterLogo />
          {/* On small screens it is in the menu. */}
          <SiteSearch className="mt-6 max-lg:hidden" />
        </div>
        <div>
          <Heading>{footer.contact}</Heading>
          <ul>
            <li>
              <a href={phone.href} className={linkClass}>
                {phone.text}
              </a>
            </li>
            {callLanguage && <li className="py-2">{callLanguage}</li>}
            <li>
              <a href={`mailto:${supportEmail.value}`} className={linkClass}>
                {supportEmail.value}
              </a>
            </li>
            <li>
              <Link to="/service-areas" className={linkClass}>
                {footer.area}
              </Link>
            </li>
            {socialLinks.map(({ name, url }) => (
              <li key={url}>
                <a href={url} className={linkClass}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <FooterLinks {...footer.quickLinks} columns={twoColumns} />
        {hasMore && (
          <>
            <FooterLinks heading={services.label} links={categories} />
            <FooterLinks
              heading={serviceAreas.heading}
              links={serviceAreas.children}
              columns={twoColumns}
              className="lg:col-span-2"
            />
          </>
        )}
        <div>
          <Heading>{footer.hours.heading}</Heading>
          <p className="flex flex-wrap gap-x-2 py-2">
            {footer.hours.label} <strong className="text-white">{footer.hours.value}</strong>
          </p>
          <p className="py-2">{footer.license}</p>
        </div>
      </div>
      <div className="border-t border-white/15">
        <ul className="wrap flex flex-wrap items-center gap-x-8 py-2">
          <li className="mr-auto py-2">{footer.copyright(year)}</li>
          <Links links={footer.legalPaths.map(pageAt)} />
          {hasMore && (
            <li>
              <LanguageLink className={linkClass} />
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
