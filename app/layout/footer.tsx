import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { supportEmail } from '../../content/en/business.ts';
import { footer, type SiteLink } from '../../content/en/site.ts';
import { knownLinks } from './known-links.ts';
import { FooterLogo } from './logo.tsx';
import { usePhone } from './phone.ts';

const subscribeToNothing = () => () => {};

/** The built page carries the year of its build; the visitor's clock corrects it. */
function useYear(): number {
  return useSyncExternalStore(
    subscribeToNothing,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}

const linkClass = 'inline-block py-2 underline-offset-4 hover:underline';

function Links({ links }: { links: readonly SiteLink[] }) {
  return knownLinks(links).map(({ path, label }) => (
    <li key={path}>
      <Link to={path} className={linkClass}>
        {label}
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
        <FooterLogo />
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
            <li className="py-2">{footer.place}</li>
            <Links links={[footer.serviceAreas]} />
          </ul>
        </div>
        <nav aria-label={footer.quickLinks}>
          <Heading>{footer.quickLinks}</Heading>
          <ul>
            <Links links={footer.links} />
          </ul>
        </nav>
        <div>
          <Heading>{footer.hours}</Heading>
          <p className="py-2">
            {footer.hoursService}
            <br />
            <strong className="text-white">{footer.hoursText}</strong>
          </p>
          <p className="py-2">{footer.license}</p>
        </div>
      </div>
      <div className="border-t border-white/15">
        <ul className="wrap flex flex-wrap items-center gap-x-8 py-4 text-base">
          <li className="mr-auto py-2">{footer.copyright(year)}</li>
          <Links links={footer.legal} />
        </ul>
      </div>
    </footer>
  );
}
