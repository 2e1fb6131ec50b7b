import { Fragment } from 'react';
import { business } from '../../content/en/business.ts';
import { usePhone } from './use-phone.ts';

/**
 * A text of a page, with the number that this visitor sees wherever it names ours. app.css hides the
 * class while a campaign's number is awaited: whoever is to see another never sees this one.
 */
export function PhoneText({ children }: { children: string }) {
  const { text } = usePhone();
  const [before, ...after] = children.split(business.telephoneText);
  return (
    <>
      {before}
      {after.map((part) => (
        <Fragment key={part}>
          <span className="number">{text}</span>
          {part}
        </Fragment>
      ))}
    </>
  );
}
