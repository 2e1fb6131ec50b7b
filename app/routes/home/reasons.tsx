import { Link } from 'react-router';
import { home } from '#words/pages/home.ts';

const { heading, lead, points, link } = home.whyChooseUs;

export function HomeReasons() {
  return (
    <section className="bg-mist">
      <div className="wrap py-14 md:py-20">
        <h2 className="sign text-3xl text-navy md:text-4xl">{heading}</h2>
        <p className="mt-2 max-w-2xl text-quiet">{lead}</p>
        <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-8 lg:gap-x-8">
          {points.map(({ title, text }) => (
            <div key={title} className="border-t-4 border-navy pt-4">
              <dt className="sign text-xl md:text-2xl">{title}</dt>
              <dd className="mt-1 text-quiet">{text}</dd>
            </div>
          ))}
        </dl>
        <Link to={link.path} className="text-link mt-4">
          {link.label}
        </Link>
      </div>
    </section>
  );
}
