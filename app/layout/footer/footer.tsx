import { Link } from 'react-router';
import { supportEmail } from '../../../content/en/business.ts';
import { navigation } from '../../../content/en/navigation.ts';
import { socialLinks } from '../../../content/en/owner-facts.ts';
import { pageAt } from '../../../content/en/pages.ts';
import { usePhone } from '../../phone/use-phone.ts';
import { FooterLogo } from '../logo.tsx';
import { SiteSearch } from '../site-search.tsx';
import { useHydrated } from '../use-hydrated.ts';

const { footer } = navigation;

/** The year of the build until hydration, then the current year by the visitor's clock. */
function useYear(): number {
  return useHydrated() ? new Date().getFullYear() : __BUILD_YEAR__;
}

const linkClass = 'inline-block py-2 underline-offset-4 hover:underline';

function Links({ paths }: { paths: readonly string[] }) {
  return paths.map((path) => (
    <li key={path}>
      <Link to={path} className={linkClass}>
        {pageAt(path).label}
      </Link>
    </li>
  ));
}

function Heading({ children }: { children: string }) {
  return <h2 className="sign mb-2 text-xl text-white">{children}</h2>;
}

export function Footer() {
  const phone = usePhone();
  const year = useYear();
  return (
    <footer className="on-deep pb-20 text-steel md:pb-0">
      <div className="wrap grid gap-x-12 gap-y-8 pt-16 pb-8 sm:grid-cols-2 lg:grid-cols-[auto_1fr_1fr_1fr]">
        <div>
          <FooterLogo />
          <SiteSearch className="mt-6" />
        </div>
        <div>
          <Heading>{footer.contact}</Heading>
          <ul>
            <li>
              <a href={phone.href} className={linkClass}>
                {phone.text}
              </a>
            </li>
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
        <nav aria-label={footer.quickLinks.heading}>
          <Heading>{footer.quickLinks.heading}</Heading>
          <ul>
            <Links paths={footer.quickLinks.paths} />
          </ul>
        </nav>
        <div>
          <Heading>{footer.hours.heading}</Heading>
          <p className="py-2">
            {footer.hours.label}
            <br />
            <strong className="text-white">{footer.hours.value}</strong>
          </p>
          <p className="py-2">{footer.license}</p>
        </div>
      </div>
      <div className="border-t border-white/15">
        <ul className="wrap flex flex-wrap items-center gap-x-8 py-4 text-base">
          <li className="mr-auto py-2">{footer.copyright(year)}</li>
          <Links paths={footer.legalPaths} />
        </ul>
      </div>
    </footer>
  );
}
