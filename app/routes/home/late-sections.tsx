import { type Ref, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { home } from '#words/pages/home.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { Rating } from '../../sections/rating.tsx';
import { Sections } from '../../sections/sections.tsx';
import { SkeletonGrid } from '../../ui/loading.tsx';
import { useNear } from '../../ui/use-near.ts';

const loadFirst = () => import('./reviews-and-areas.tsx');
const loadQuestions = () => import('./questions-section.tsx');

const loadAll = () => Promise.all([loadFirst(), loadQuestions()]);

/** Errors are ignored, because what shows the sections imports them again. */
const preload = (load: () => Promise<unknown>) =>
  whenIdle(() => void load().catch(() => undefined));

/** After the first two (docs/product.md 2.3). */
const questionsAfterMs = 1000;

type Loaded = Awaited<ReturnType<typeof loadAll>>;

/** Loaded sections are shown at once on return: restoring the scroll position needs the page's full height. */
let shownBefore: Loaded | undefined;

/**
 * Reviews, service areas and questions: shown when their place comes within 400 px of the viewport
 * (docs/product.md 2.3). Until then, and without JavaScript, links are shown.
 *
 * Not React.lazy: React would run the page's fade again for what it loads late.
 */
export function LateSections() {
  const place = useRef<HTMLElement>(null);
  const near = useNear(place, '400px');
  const [sections, setSections] = useState(shownBefore);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const callOff = [preload(loadFirst)];
    const timer = setTimeout(() => callOff.push(preload(loadQuestions)), questionsAfterMs);
    return () => {
      clearTimeout(timer);
      for (const off of callOff) off();
    };
  }, []);

  useEffect(() => {
    if (!near) return;
    loadAll().then(
      (loaded) => {
        shownBefore = loaded;
        setSections(loaded);
      },
      () => setFailed(true),
    );
  }, [near]);

  if (!sections) return near && !failed ? <Waiting /> : <LateLinks ref={place} />;
  const [{ ReviewsSection, AreasSection }, { QuestionsSection }] = sections;
  return (
    <Sections>
      <ReviewsSection {...home.reviews} />
      <AreasSection {...home.areas} />
      <QuestionsSection {...home.faq} />
    </Sections>
  );
}

function Waiting() {
  return (
    <div className="wrap py-8 md:py-20">
      <SkeletonGrid count={3} />
    </div>
  );
}

/** Shown until the sections are. Has the rating, because the page must always show what its structured data states. */
function LateLinks({ ref }: { ref?: Ref<HTMLElement> }) {
  return (
    <section
      ref={ref}
      className="wrap grid items-center gap-x-16 gap-y-6 py-8 md:py-20 lg:grid-cols-[2fr_3fr]"
    >
      <Rating className="text-navy" />
      <div>
        <h2 className="sign text-3xl text-navy md:text-4xl">{home.more.heading}</h2>
        <ul className="mt-2">
          {[home.reviews, home.areas, home.faq].map(({ link }) => (
            <li key={link.path}>
              <Link to={link.path} className="text-link">
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
