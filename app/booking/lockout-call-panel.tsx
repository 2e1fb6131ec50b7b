import { formWords } from '../../content/en/form.ts';
import { usePhone, withShownNumber } from '../phone/use-phone.ts';

/** For a lockout that cannot wait (docs/product.md 4.2). */
export function CallPanel() {
  const phone = usePhone();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-deep p-4 text-white">
      <p className="font-semibold">{formWords.callPanel.text}</p>
      <a
        href={phone.href}
        className="inline-flex min-h-12 items-center rounded-lg bg-brass px-5 font-sign text-lg font-semibold text-deep"
      >
        {withShownNumber(formWords.callPanel.link)}
      </a>
    </div>
  );
}
